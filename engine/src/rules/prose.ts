import type { NonEmpty } from '#content'
import type { Printed } from '../model/state.ts'
import { rngOf } from '../rng/rng.ts'
import type { Rng, TurnRng } from '../rng/rng.ts'

/**
 * The wording of one turn. It remembers by pool, under the pool's name, which texts the run has printed,
 * so that a long run does not repeat itself. It draws from the cosmetic generator only.
 */
export type Prose = {
  readonly cosmetic: () => Rng
  /** The memory, with what this turn has printed. */
  readonly printed: () => Printed
  /** Which texts of a pool the run has printed, by position, the latest last. */
  readonly printedOf: (pool: string) => readonly number[]
  /** Takes a text by its position. False if the run has printed it before. */
  readonly take: (pool: string, at: number) => boolean
  /** A text that the run has not printed; undefined once it has printed all. */
  readonly fresh: (pool: string, texts: readonly string[]) => string | undefined
  /** The same; once all are printed, the text that was printed the longest time ago. */
  readonly next: (pool: string, texts: NonEmpty<string>) => string
  /** A text of the pool unless the run has printed it: remarks become rarer, and none returns. */
  readonly remark: (pool: string, texts: readonly string[]) => string | undefined
}

/** What rules draw from: the chance of the turn, and its wording. */
export type RulesRng = Rng & { readonly prose: Prose }

/** For a turn of a run that has printed these texts so far. */
export const rulesRngOf = (printed: Printed, rng: TurnRng): RulesRng => ({
  ...rngOf(rng.int),
  prose: proseOf(printed, () => rng.cosmetic),
})

const proseOf = (before: Printed, cosmetic: () => Rng): Prose => {
  let printed = before
  const printedOf = (pool: string): readonly number[] => printed[pool] ?? []
  const take = (pool: string, at: number): boolean => {
    const earlier = printedOf(pool)
    printed = { ...printed, [pool]: [...earlier.filter((other) => other !== at), at] }
    return !earlier.includes(at)
  }
  const fresh = (pool: string, texts: readonly string[]): string | undefined => {
    const earlier = printedOf(pool)
    const at = cosmetic().pick([...texts.keys()].filter((index) => !earlier.includes(index)))
    if (at !== undefined) take(pool, at)
    return at === undefined ? undefined : texts[at]
  }
  const oldest = (pool: string, texts: NonEmpty<string>): string => {
    // A save may name positions that this release does not have.
    const at = printedOf(pool).find((index) => index in texts) ?? 0
    take(pool, at)
    return texts[at] ?? texts[0]
  }
  return {
    cosmetic,
    printed: () => printed,
    printedOf,
    take,
    fresh,
    next: (pool, texts) => fresh(pool, texts) ?? oldest(pool, texts),
    remark: (pool, texts) => {
      const at = cosmetic().int(texts.length)
      return take(pool, at) ? texts[at] : undefined
    },
  }
}
