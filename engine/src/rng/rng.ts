import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { EMPTY_MIX, mix, spread, type Bits } from './hash.ts'

/** Uniform draws, all built on one source of integers. */
export abstract class Rng {
  /** A whole number from 0 to sides - 1: the only source of chance. */
  abstract int(sides: number): number

  /** True `hits` times in `of`. */
  chance(hits: number, of: number): boolean {
    return this.int(of) < hits
  }

  /** One item of the list; undefined if it is empty. */
  pick<T>(list: readonly [T, ...T[]]): T
  pick<T>(list: readonly T[]): T | undefined
  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.int(list.length)]
  }

  /** `count` different items of the list in the order drawn; fewer if it has fewer. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const drawn: T[] = []
    while (drawn.length < count && left.length > 0)
      drawn.push(...left.splice(this.int(left.length), 1))
    return drawn
  }
}

/** The chance of one turn. `cosmetic` chooses between wordings and never moves the odds. */
export type TurnRng = Rng & { readonly cosmetic: Rng }

class SeededRng extends Rng {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>

  constructor(mixed: Bits) {
    super()
    const { a, b, c, d } = spread(mixed)
    this.#generator = xoroshiro128plusFromState([a, b, c, d])
  }

  int(sides: number): number {
    return uniformInt(this.#generator, 0, sides - 1)
  }
}

class SeededTurnRng extends SeededRng {
  readonly #mixed: Bits
  #cosmetic: Rng | undefined

  constructor(mixed: Bits) {
    super(mixed)
    this.#mixed = mixed
  }

  get cosmetic(): Rng {
    // The suffix decides the wording of every recorded run, so it never changes.
    return (this.#cosmetic ??= new SeededRng(mix(this.#mixed, '/words')))
  }
}

/**
 * The generator of one turn, derived from the turn's seed alone. The whole seed is hashed, so seeds that resemble each
 * other ('a:1', 'a:2') give unrelated draws.
 */
export const rngFrom = (seed: string): TurnRng => new SeededTurnRng(mix(EMPTY_MIX, seed))

/** The seed of a turn of an unranked run: the run's secret and the turn's number. */
export const turnSeed = (secret: string, turn: number): string => `${secret}:${turn}`
