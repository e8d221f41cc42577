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

/** A code, and where it stands in the codes that were read last: `at` is only valid for those. */
type Place = { readonly code: string; reading: number; at: number }

/** A text that runs print and remember. */
export type Printable = { readonly text: string; readonly place: Place }

const places = new Map<string, Place>()
const printables = new Map<string, Printable>()

const placeOf = (code: string): Place => {
  const place = places.get(code) ?? { code, reading: 0, at: 0 }
  places.set(code, place)
  return place
}

/** A text as one that runs print. */
export const printable = (text: string): Printable => {
  const known = printables.get(text)
  if (known) return known
  const made = { text, place: placeOf(hashed(text)) }
  printables.set(text, made)
  return made
}

/** The same of a list of texts, which never changes. */
export const printablesOf = once((texts: readonly string[]) => texts.map(printable))

/** The code of a text in `State.printed`. A text that is reworded counts as another. */
export const codeOf = (text: string): string => printable(text).place.code

/** Whether a stored text is a list of codes, one after the other. */
export const areCodes = (stored: string): boolean => CODES.test(stored)

/**
 * The codes that were read last. A turn asks for many texts, and the next one goes on with the same codes,
 * so they are read once and not searched: that takes half of the time of a turn.
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
  for (let at = 0; at < printed.length; at += CODE_LENGTH)
    putLast(placeOf(printed.slice(at, at + CODE_LENGTH)))
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
  const { place } = text
  const others = positionIn(printed, text) < 0 ? printed : without(printed, place.code)
  latest.printed = others + place.code
  putLast(place)
  return latest.printed
}
