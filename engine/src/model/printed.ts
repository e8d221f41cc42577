import { hash128 } from '../rng/hash.ts'

/** Enough that the game's texts have different codes (a test), few enough for a save. */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`[0-9a-z]{${CODE_LENGTH}}`, 'g')

const known = new Map<string, string>()

/** The code of a text in `State.printed`. A text that is reworded counts as another. */
export const codeOf = (text: string): string => {
  const code = known.get(text) ?? hashed(text)
  known.set(text, code)
  return code
}

const hashed = (text: string): string => {
  const [bits] = hash128(text)
  return ((bits >>> 0) % RADIX ** CODE_LENGTH).toString(RADIX).padStart(CODE_LENGTH, '0')
}

/** The codes of `State.printed`, the latest last. */
export const codesIn = (printed: string): readonly string[] => printed.match(CODES) ?? []
