import { hash128 } from '../rng/hash.ts'

/** Long enough that no two texts of the game have the same code (a test checks this), short enough for a save. */
const CODE_LENGTH = 4
const RADIX = 36
const CODES = new RegExp(`^(?:[0-9a-z]{${CODE_LENGTH}})*$`)

/** The code of a text in `State.printed`. A text that was reworded has another code. */
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

/**
 * The texts that a run has printed, as codes. The position of a text says when it was printed last: the earlier, the
 * lower.
 */
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

  /** -1 if it was not printed. */
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
