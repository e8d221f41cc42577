import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { EMPTY_MIX, mix, spread, type Bits } from './hash.ts'

export abstract class Rng {
  /** Returns a whole number from 0 to sides - 1. All other draws use this one. */
  abstract int(sides: number): number

  /** Returns true in `hits` of `of` cases. */
  chance(hits: number, of: number): boolean {
    return this.int(of) < hits
  }

  /** Returns undefined if the list is empty. */
  pick<T>(list: readonly [T, ...T[]]): T
  pick<T>(list: readonly T[]): T | undefined
  pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.int(list.length)]
  }

  /**
   * Returns `count` different items of the list, in the order in which they are drawn. Returns all items if the list
   * has fewer.
   */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    const drawn: T[] = []
    while (drawn.length < count && left.length > 0)
      drawn.push(...left.splice(this.int(left.length), 1))
    return drawn
  }
}

/**
 * The random generator of a turn. `paths` draws the kinds of the four paths: on a daily road from a seed of its own,
 * otherwise from the turn's seed. `cosmetic` is a separate generator for wording, which does not influence the other
 * draws.
 */
export type TurnRng = Rng & { readonly paths: Rng; readonly cosmetic: Rng }

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
  readonly paths: Rng
  readonly #mixed: Bits
  #cosmetic: Rng | undefined

  constructor(mixed: Bits, paths: Bits | undefined) {
    super(mixed)
    this.#mixed = mixed
    this.paths = paths ? new SeededRng(paths) : this
  }

  get cosmetic(): Rng {
    // The wording of every recorded run depends on this suffix, so it must never change.
    return (this.#cosmetic ??= new SeededRng(mix(this.#mixed, '/words')))
  }
}

/** The whole seed is hashed, so similar seeds ('a:1', 'a:2') give unrelated draws. */
export const rngFrom = (seed: string, paths?: string): TurnRng =>
  new SeededTurnRng(mix(EMPTY_MIX, seed), paths === undefined ? undefined : mix(EMPTY_MIX, paths))

/** The seed of a turn of an unranked run. */
export const turnSeed = (secret: string, turn: number): string => `${secret}:${turn}`
