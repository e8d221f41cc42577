import type { NonEmpty } from '#content'
import type { TurnInPlay } from './turn-in-play.ts'

// The wording of a turn. The state remembers which texts the run has printed, so that a long run does not
// repeat itself. What is chosen here draws from the cosmetic generator only.

/** Whether the run has printed a text. */
export const isPrinted = ({ printed }: TurnInPlay, text: string): boolean =>
  printed.positionOf(text) >= 0

/** Counts a text as printed, and returns it. */
export const take = ({ printed }: TurnInPlay, text: string): string => {
  printed.add(text)
  return text
}

/** How many of the texts the run has printed. */
export const countPrinted = (turn: TurnInPlay, texts: readonly string[]): number =>
  texts.filter((text) => isPrinted(turn, text)).length

/** A text that the run has not printed; undefined once it has printed all. */
export const fresh = (turn: TurnInPlay, texts: readonly string[]): string | undefined => {
  const left = texts.filter((text) => !isPrinted(turn, text))
  const text = left.length === 0 ? undefined : turn.rng.cosmetic.pick(left)
  return text && take(turn, text)
}

/** The same; once all are printed, the text that was printed the longest time ago. */
export const next = (turn: TurnInPlay, texts: NonEmpty<string>): string =>
  fresh(turn, texts) ?? take(turn, oldest(turn, texts))

const oldest = ({ printed }: TurnInPlay, texts: NonEmpty<string>): string =>
  texts.reduce((found, text) =>
    printed.positionOf(text) < printed.positionOf(found) ? text : found,
  )

/** One of the texts unless the run has printed it: remarks become rarer, and none returns. */
export const remark = (turn: TurnInPlay, texts: NonEmpty<string>): string | undefined => {
  const text = turn.rng.cosmetic.pick(texts)
  return isPrinted(turn, text) ? undefined : take(turn, text)
}
