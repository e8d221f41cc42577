import { Rng } from '../rng/rng.ts'
import type { TurnRng } from '../rng/rng.ts'

class GivenRng extends Rng {
  readonly #draw: (sides: number) => number

  constructor(draw: (sides: number) => number) {
    super()
    this.#draw = draw
  }

  int(sides: number): number {
    return this.#draw(sides)
  }
}

/** A generator of these integers from 0 to sides - 1. */
export const rngOf = (int: (sides: number) => number): Rng => new GivenRng(int)

/** A generator with given draws; `unused` are those not drawn. Cosmetic draws always give 0. */
type RiggedRng = TurnRng & { unused(): readonly number[] }

/**
 * A generator for tests: each draw takes the next of `draws`. A missing draw, or a number outside the range of the
 * draw, is an error of the test.
 */
export function riggedRng(...draws: number[]): RiggedRng {
  const left = [...draws]
  const int = (sides: number): number => {
    const drawn = left.shift()
    if (drawn === undefined) throw new Error(`a draw of 0 to ${sides - 1}, but none was left`)
    if (drawn < 0 || drawn >= sides)
      throw new Error(`a draw of 0 to ${sides - 1} cannot be ${drawn}`)
    return drawn
  }
  const rng = rngOf(int)
  return Object.assign(rng, { paths: rng, cosmetic: rngOf(() => 0), unused: () => left })
}
