import { hash128 } from '../rng/hash.ts'
import { once } from './once.ts'

/** Enough that the game's texts have different codes (a test), few enough for a save. */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`^(?:[0-9a-z]{${CODE_LENGTH}})*$`)

const hashed = (text: string): string => {
  const { a } = hash128(text)
  return ((a >>> 0) % RADIX ** CODE_LENGTH).toString(RADIX).padStart(CODE_LENGTH, '0')
}

/** Where a code stands in the codes that were read last: `at` is only valid for those. */
type Place = { reading: number; at: number }

/** A text that runs print, with its code. */
export type Printable = { readonly text: string; readonly code: string; readonly place: Place }

const places = new Map<number, Place>()
const printables = new Map<string, Printable>()

/** The place of the code that begins there. As a number a code is found without being cut out. */
const placeOf = (codes: string, from: number): Place => {
  let key = 0
  for (let at = from; at < from + CODE_LENGTH; at++) key = key * 128 + codes.charCodeAt(at)
  const place = places.get(key)
  if (place) return place
  const added = { reading: 0, at: 0 }
  places.set(key, added)
  return added
}

/** A text as one that runs print. */
export const printable = (text: string): Printable => {
  const known = printables.get(text)
  if (known) return known
  const code = hashed(text)
  const added = { text, code, place: placeOf(code, 0) }
  printables.set(text, added)
  return added
}

/** The same of a list of texts, which never changes. */
export const printablesOf = once((texts: readonly string[]) => texts.map(printable))

/** The code of a text in `State.printed`. A text that is reworded counts as another. */
export const codeOf = (text: string): string => printable(text).code

/** Whether a stored text is a list of codes, one after the other. */
export const areCodes = (stored: string): boolean => CODES.test(stored)

/**
 * The codes that were read last. A turn asks for many texts and the next turn goes on with its codes, so
 * they are read once: to search them for each text took a quarter of the time of a turn.
 */
const latest = { printed: '', reading: 1, at: 0 }

const putLast = (place: Place): void => {
  latest.at += 1
  place.reading = latest.reading
  place.at = latest.at
}

const readCodes = (printed: string): void => {
  latest.printed = printed
  latest.reading += 1
  for (let at = 0; at < printed.length; at += CODE_LENGTH) putLast(placeOf(printed, at))
}

/** When a text was printed, -1 if it was not: the text that was printed first has the lowest number. */
export const positionIn = (printed: string, { place }: Printable): number => {
  if (printed !== latest.printed) readCodes(printed)
  return place.reading === latest.reading ? place.at : -1
}

const without = (printed: string, code: string): string => {
  let at = printed.indexOf(code)
  // A match may begin within a code.
  while (at % CODE_LENGTH > 0) at = printed.indexOf(code, at + 1)
  return printed.slice(0, at) + printed.slice(at + CODE_LENGTH)
}

/** The codes with that of a text as the latest. */
export const withPrinted = (printed: string, text: Printable): string => {
  const others = positionIn(printed, text) < 0 ? printed : without(printed, text.code)
  latest.printed = others + text.code
  putLast(text.place)
  return latest.printed
}
