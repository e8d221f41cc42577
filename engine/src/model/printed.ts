import { hash128 } from '../rng/hash.ts'

/**
 * Codes are long enough that no two texts of the game have the same one (a test checks this), and short enough for a
 * save.
 */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`^(?:[0-9a-z]{${CODE_LENGTH}})*$`)

/** Returns the code of a text in `State.printed`. A reworded text gets another code. */
export function codeOf(text: string): string {
  const { a } = hash128(text)
  return ((a >>> 0) % RADIX ** CODE_LENGTH).toString(RADIX).padStart(CODE_LENGTH, '0')
}

export const areCodes = (stored: string): boolean => CODES.test(stored)

export function joinCodes(earlier: string, later: string, max: number): string {
  const printed = new Printed(earlier)
  printed.addAll(later)
  return printed.latest(max)
}

/** The texts that a run has printed, as codes. The higher the position of a text, the later it was last printed. */
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

  add(text: string): void {
    this.#add(codeOf(text))
  }

  /** Returns -1 if the text was not printed. */
  positionOf(text: string): number {
    return this.#positions.get(codeOf(text)) ?? -1
  }

  addAll(codes: string): void {
    for (let at = 0; at < codes.length; at += CODE_LENGTH)
      this.#add(codes.slice(at, at + CODE_LENGTH))
  }

  latest(count: number): string {
    return [...this.#positions.keys()].slice(-count).join('')
  }

  get codes(): string {
    return [...this.#positions.keys()].join('')
  }
}
