import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { hash128 } from './hash.ts'

/** Uniform draws. `int` is the only source of chance; the others are built on it. */
export type Rng = {
  /** A whole number from 0 to sides - 1. */
  int(sides: number): number
  /** True `hits` times in `of`. */
  chance(hits: number, of: number): boolean
  /** One item of the list; undefined if it is empty. */
  pick<T>(list: readonly [T, ...T[]]): T
  pick<T>(list: readonly T[]): T | undefined
  /** `count` different items of the list in the order drawn; fewer if it has fewer. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** The chance of one turn. `cosmetic` chooses between wordings and never moves the odds. */
export type TurnRng = Rng & { readonly cosmetic: Rng }

/** Builds every draw on a source of integers from 0 to sides - 1. */
export const rngOf = (int: (sides: number) => number): Rng => {
  function pick<T>(list: readonly [T, ...T[]]): T
  function pick<T>(list: readonly T[]): T | undefined
  function pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[int(list.length)]
  }
  return {
    int,
    pick,
    chance: (hits, of) => int(of) < hits,
    sample: (list, count) => {
      const left = [...list]
      const drawn: typeof left = []
      while (drawn.length < count && left.length > 0)
        drawn.push(...left.splice(int(left.length), 1))
      return drawn
    },
  }
}

const seeded = (seed: string): Rng => {
  const generator = xoroshiro128plusFromState(hash128(seed))
  return rngOf((sides) => uniformInt(generator, 0, sides - 1))
}

/**
 * The generator of one turn, made of that turn's seed and nothing else. The whole seed is hashed, so
 * seeds that resemble each other ('a:1', 'a:2') give unrelated draws.
 */
export const rngFrom = (seed: string): TurnRng => {
  let cosmetic: Rng | undefined
  return {
    ...seeded(seed),
    // The suffix is part of every recorded run's wording; it stays as it is.
    get cosmetic() {
      return (cosmetic ??= seeded(`${seed}/words`))
    },
  }
}

/** The seed of a turn of an unranked run: the run's secret and the turn's number. */
export const turnSeed = (secret: string, turn: number): string => `${secret}:${turn}`
