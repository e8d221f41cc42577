import type { NonEmpty } from '#content'
import { positionIn, withPrinted } from '../model/printed.ts'
import { rngOf } from '../rng/rng.ts'
import type { Rng, TurnRng } from '../rng/rng.ts'

/**
 * The wording of one turn. It remembers which texts the run has printed, so that a long run does not
 * repeat itself, and draws from the cosmetic generator only.
 */
export type Prose = {
  readonly cosmetic: () => Rng
  /** `State.printed` with what this turn has printed. */
  readonly printed: () => string
  readonly isPrinted: (text: string) => boolean
  /** Counts a text as printed, and returns it. */
  readonly take: (text: string) => string
  /** A text that the run has not printed; undefined once it has printed all. */
  readonly fresh: (texts: readonly string[]) => string | undefined
  /** The same; once all are printed, the text that was printed the longest time ago. */
  readonly next: (texts: NonEmpty<string>) => string
  /** One of the texts unless the run has printed it: remarks become rarer, and none returns. */
  readonly remark: (texts: NonEmpty<string>) => string | undefined
}

/** What rules draw from: the chance of the turn, and its wording. */
export type RulesRng = Rng & { readonly prose: Prose }

/** For a turn of a run that has printed these texts so far (`State.printed`). */
export const rulesRngOf = (printed: string, rng: TurnRng): RulesRng => ({
  ...rngOf(rng.int),
  prose: proseOf(printed, () => rng.cosmetic),
})

const proseOf = (before: string, cosmetic: () => Rng): Prose => {
  let printed = before
  const isPrinted = (text: string): boolean => positionIn(printed, text) >= 0
  const take = (text: string): string => {
    printed = withPrinted(printed, text)
    return text
  }
  const fresh = (texts: readonly string[]): string | undefined => {
    const text = cosmetic().pick(texts.filter((other) => !isPrinted(other)))
    return text === undefined ? undefined : take(text)
  }
  const oldest = ([first, ...others]: NonEmpty<string>): string =>
    others.reduce(
      (found, text) => (positionIn(printed, text) < positionIn(printed, found) ? text : found),
      first,
    )
  return {
    cosmetic,
    printed: () => printed,
    isPrinted,
    take,
    fresh,
    next: (texts) => fresh(texts) ?? take(oldest(texts)),
    remark: (texts) => {
      const text = cosmetic().pick(texts)
      return isPrinted(text) ? undefined : take(text)
    },
  }
}
