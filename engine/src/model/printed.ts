import { hash128 } from '../rng/hash.ts'

/** Long enough that no two texts of the game have the same code (a test checks this), short enough for a save. */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`^(?:[0-9a-z]{${CODE_LENGTH}})*$`)

/** The code of a text in `State.printed`. A text that is reworded counts as another. */
export const codeOf = (text: string): string => {
  const { a } = hash128(text)
  return ((a >>> 0) % RADIX ** CODE_LENGTH).toString(RADIX).padStart(CODE_LENGTH, '0')
}

/** Checks whether a stored text is a concatenation of codes. */
export const areCodes = (stored: string): boolean => CODES.test(stored)

/** Joins two lists of codes, newest last, and keeps at most `max`. */
export const joinCodes = (earlier: string, later: string, max: number): string => {
  const printed = new Printed(earlier)
  printed.addAll(later)
  return printed.latest(max)
}

/** The texts that a run has printed, as codes, each with its position: the text that was printed first has the lowest. */
export class Printed {
  readonly #positions = new Map<string, number>()
  #latest = 0

  constructor(codes: string) {
    this.addAll(codes)
  }

  #add(code: string): void {
    this.#positions.delete(code)
    this.#latest += 1
    this.#positions.set(code, this.#latest)
  }

  /** Counts a text as the latest. */
  add(text: string): void {
    this.#add(codeOf(text))
  }

  /** When a text was printed, -1 if it was not. */
  positionOf(text: string): number {
    return this.#positions.get(codeOf(text)) ?? -1
  }

  /** Appends all codes of another list. */
  addAll(codes: string): void {
    for (let at = 0; at < codes.length; at += CODE_LENGTH)
      this.#add(codes.slice(at, at + CODE_LENGTH))
  }

  /** The latest codes, at most `max`. */
  latest(count: number): string {
    return [...this.#positions.keys()].slice(-count).join('')
  }

  /** All codes concatenated, as stored in a state. */
  get codes(): string {
    return [...this.#positions.keys()].join('')
  }
}
