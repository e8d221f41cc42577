import { hash128 } from '../rng/hash.ts'

/** Enough that the game's texts have different codes (a test), few enough for a save. */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`^(?:[0-9a-z]{${CODE_LENGTH}})*$`)

const hashed = (text: string): string => {
  const [bits] = hash128(text)
  return ((bits >>> 0) % RADIX ** CODE_LENGTH).toString(RADIX).padStart(CODE_LENGTH, '0')
}

/** A code, and where it stands in the codes that were read last: `at` is only valid for those. */
type Entry = { readonly code: string; reading: number; at: number }

const byCode = new Map<string, Entry>()
const byText = new Map<string, Entry>()

const entryOfCode = (code: string): Entry => {
  const entry = byCode.get(code) ?? { code, reading: 0, at: 0 }
  byCode.set(code, entry)
  return entry
}

const entryOf = (text: string): Entry => {
  const known = byText.get(text)
  if (known) return known
  const entry = entryOfCode(hashed(text))
  byText.set(text, entry)
  return entry
}

/** The code of a text in `State.printed`. A text that is reworded counts as another. */
export const codeOf = (text: string): string => entryOf(text).code

/** Whether a stored text is a list of codes, one after the other. */
export const areCodes = (stored: string): boolean => CODES.test(stored)

/**
 * The codes that were read last. A turn asks for many texts, and the next one goes on with the same codes,
 * so they are read once and not searched: that takes half of the time of a turn.
 */
const latest = { printed: '', reading: 1, at: 0 }

const takeLast = (entry: Entry): void => {
  latest.at += 1
  entry.reading = latest.reading
  entry.at = latest.at
}

const readCodes = (printed: string): void => {
  latest.printed = printed
  latest.reading += 1
  for (let at = 0; at < printed.length; at += CODE_LENGTH)
    takeLast(entryOfCode(printed.slice(at, at + CODE_LENGTH)))
}

/** When a text was printed, -1 if it was not: the text that was printed first has the lowest number. */
export const positionIn = (printed: string, text: string): number => {
  if (printed !== latest.printed) readCodes(printed)
  const { reading, at } = entryOf(text)
  return reading === latest.reading ? at : -1
}

const without = (printed: string, code: string): string => {
  let at = printed.indexOf(code)
  // A match may begin within a code.
  while (at % CODE_LENGTH > 0) at = printed.indexOf(code, at + 1)
  return printed.slice(0, at) + printed.slice(at + CODE_LENGTH)
}

/** The codes with that of a text as the latest. */
export const withPrinted = (printed: string, text: string): string => {
  const entry = entryOf(text)
  const others = positionIn(printed, text) < 0 ? printed : without(printed, entry.code)
  latest.printed = others + entry.code
  takeLast(entry)
  return latest.printed
}
