import { hash128 } from '../rng/hash.ts'

/** Enough that the game's texts have different codes (a test), few enough for a save. */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`^(?:[0-9a-z]{${CODE_LENGTH}})*$`)

const known = new Map<string, string>()

const hashed = (text: string): string => {
  const [bits] = hash128(text)
  return ((bits >>> 0) % RADIX ** CODE_LENGTH).toString(RADIX).padStart(CODE_LENGTH, '0')
}

/** The code of a text in `State.printed`. A text that is reworded counts as another. */
export const codeOf = (text: string): string => {
  const code = known.get(text) ?? hashed(text)
  known.set(text, code)
  return code
}

/** Whether a stored text is a list of codes, one after the other. */
export const areCodes = (stored: string): boolean => CODES.test(stored)

/** Where a text stands among the codes, -1 if it does not: the text that was printed first has the lowest. */
export const positionIn = (printed: string, text: string): number => {
  const code = codeOf(text)
  let at = printed.indexOf(code)
  // A match may begin within a code.
  while (at % CODE_LENGTH > 0) at = printed.indexOf(code, at + 1)
  return at
}

/** The codes with that of a text as the latest. */
export const withPrinted = (printed: string, text: string): string => {
  const at = positionIn(printed, text)
  const others = at < 0 ? printed : printed.slice(0, at) + printed.slice(at + CODE_LENGTH)
  return others + codeOf(text)
}
