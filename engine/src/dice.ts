import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { hash128 } from './hash.ts'
import type { NonEmpty } from './non-empty.ts'

/** What can be drawn. `int` is the only source; everything else is made of it. */
export type Rolls = {
  /** 0 to sides - 1, each as likely. */
  int(sides: number): number
  /** True `hits` times in `of`. */
  chance(hits: number, of: number): boolean
  /** One of the list; nothing of an empty one. */
  pick<T>(list: NonEmpty<T>): T
  pick<T>(list: readonly T[]): T | undefined
  /** That many different ones of the list, in the order drawn; fewer when it holds fewer. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** The chance of one turn. `words` are the dice of decoration: they never move the game's odds. */
export type Dice = Rolls & { readonly words: Rolls }

/** Makes every roll from a source of integers. */
export const rollsFrom = (int: (sides: number) => number): Rolls => {
  function pick<T>(list: NonEmpty<T>): T
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

const seeded = (seed: string): Rolls => {
  const generator = xoroshiro128plusFromState(hash128(seed))
  return rollsFrom((sides) => uniformInt(generator, 0, sides - 1))
}

/**
 * The dice of one turn, made of that turn's seed and nothing else. The whole seed is hashed, so that
 * seeds may follow each other ('a:1', 'a:2') without their dice doing the same.
 */
export const diceFrom = (seed: string): Dice => {
  let words: Rolls | undefined
  return {
    ...seeded(seed),
    get words() {
      return (words ??= seeded(`${seed}/words`))
    },
  }
}

/** The seed of a turn of an unranked run: the run's secret and the turn's number, told apart. */
export const turnSeed = (secret: string, turn: number): string => `${secret}:${turn}`
