import type { ContentLine, EmptyPathId } from '#content'
import { EMPTY_PATH_IDS, emptyPathTexts, FLAVOUR_IDS, FUTURE_TEXT_IDS } from '../model/catalogue.ts'
import { isPrinted, take } from './prose.ts'
import type { TurnInPlay } from './turn-in-play.ts'

/** How often a flavour gives way to a sequel: two times in three. */
const SEQUEL = { hits: 2, of: 3 } as const

/** What is chosen from: the id that was drawn, and what the pool held before. */
type Drawn = { readonly drawn: EmptyPathId; readonly pool: readonly EmptyPathId[] }

/** The lines of a text, the first of which stands for it. */
type Text = { readonly key: string; readonly lines: readonly ContentLine[] }
type Source = { readonly id: EmptyPathId; readonly texts: readonly Text[] }

const textOf = (lines: readonly ContentLine[]): Text => {
  const [first = ''] = lines
  return { key: typeof first === 'string' ? first : first.text, lines }
}

const SOURCES = new Map(
  EMPTY_PATH_IDS.map((id): [EmptyPathId, Source] => [
    id,
    { id, texts: emptyPathTexts(id).map(textOf) },
  ]),
)
const sourceOf = (id: EmptyPathId): Source => SOURCES.get(id) ?? { id, texts: [] }
const FLAVOURS = FLAVOUR_IDS.map(sourceOf)
const SEQUELS = FUTURE_TEXT_IDS.map(sourceOf)

/** The first text of each source that the run has not printed. */
const nextTexts = (turn: TurnInPlay, sources: readonly Source[]): Text[] =>
  sources
    .map(({ texts }) => texts.find(({ key }) => !isPrinted(turn, key)))
    .filter((text) => text !== undefined)

/** The next texts of the sequels that have begun; if there are none, of those that can begin. */
const sequelTexts = (turn: TurnInPlay, pool: readonly EmptyPathId[]): Text[] => {
  // Its texts are printed in their order.
  const hasBegun = ({ texts }: Source): boolean => !!texts[0] && isPrinted(turn, texts[0].key)
  const begun = nextTexts(turn, SEQUELS.filter(hasBegun))
  if (begun.length > 0) return begun
  return nextTexts(
    turn,
    SEQUELS.filter(({ id }) => pool.includes(id)),
  )
}

const choose = (turn: TurnInPlay, { drawn, pool }: Drawn): Text | undefined => {
  const { cosmetic } = turn.rng
  const source = sourceOf(drawn)
  const [own] = nextTexts(turn, [source])
  const givesWay = FLAVOUR_IDS.includes(drawn) && cosmetic.chance(SEQUEL.hits, SEQUEL.of)
  if (own && !givesWay) return own
  const sequel = cosmetic.pick(sequelTexts(turn, pool))
  return sequel ?? own ?? cosmetic.pick(nextTexts(turn, FLAVOURS)) ?? source.texts[0]
}

/**
 * The text of an empty path. An outcome's future texts are a sequel that is printed in its order, one text
 * on a path: where its id is drawn, where a flavour gives way, and in place of what the run has printed.
 * Only the wording is chosen here; which ids the pool holds is decided by the draw.
 */
export const emptyPathText = (turn: TurnInPlay, from: Drawn): readonly ContentLine[] => {
  const text = choose(turn, from)
  if (!text) return []
  take(turn, text.key)
  return text.lines
}
