import type { ContentLine, EmptyPathId } from '#content'
import { emptyPathTexts, FLAVOUR_IDS, FUTURE_TEXT_IDS } from '../model/catalogue.ts'
import { isPrinted, take } from './prose.ts'
import type { TurnInPlay } from './turn-in-play.ts'

/** How often a flavour gives way to a sequel: two times in three. */
const SEQUEL = { hits: 2, of: 3 } as const

/** What is chosen from: the id that was drawn, and what the pool held before. */
type Drawn = { readonly drawn: EmptyPathId; readonly pool: readonly EmptyPathId[] }
type Text = readonly ContentLine[]

/** The first line of a text stands for it. */
const keyOf = ([first]: Text): string => (typeof first === 'object' ? first.text : (first ?? ''))

/** The first text of each id that the run has not printed. */
const nextTexts = (turn: TurnInPlay, ids: readonly EmptyPathId[]): Text[] =>
  ids
    .map((id) => emptyPathTexts(id).find((text) => !isPrinted(turn, keyOf(text))))
    .filter((text) => text !== undefined)

/** The next texts of the sequels that have begun; if there are none, of those that can begin. */
const sequelTexts = (turn: TurnInPlay, pool: readonly EmptyPathId[]): Text[] => {
  const hasBegun = (id: EmptyPathId): boolean =>
    emptyPathTexts(id).some((text) => isPrinted(turn, keyOf(text)))
  const begun = nextTexts(turn, FUTURE_TEXT_IDS.filter(hasBegun))
  if (begun.length > 0) return begun
  return nextTexts(
    turn,
    FUTURE_TEXT_IDS.filter((id) => pool.includes(id)),
  )
}

const choose = (turn: TurnInPlay, { drawn, pool }: Drawn): Text | undefined => {
  const { cosmetic } = turn.rng
  const [own] = nextTexts(turn, [drawn])
  const givesWay = FLAVOUR_IDS.includes(drawn) && cosmetic.chance(SEQUEL.hits, SEQUEL.of)
  if (own && !givesWay) return own
  const sequel = cosmetic.pick(sequelTexts(turn, pool))
  return sequel ?? own ?? cosmetic.pick(nextTexts(turn, FLAVOUR_IDS)) ?? emptyPathTexts(drawn)[0]
}

/**
 * The text of an empty path. An outcome's future texts are a sequel that is printed in its order, one text
 * on a path: where its id is drawn, where a flavour gives way, and in place of what the run has printed.
 * Only the wording is chosen here; which ids the pool holds is decided by the draw.
 */
export const emptyPathText = (turn: TurnInPlay, from: Drawn): Text => {
  const text = choose(turn, from) ?? []
  take(turn, keyOf(text))
  return text
}
