import type { ContentLine, EmptyPathId } from '#content'
import { emptyPathTexts, FLAVOUR_IDS, FUTURE_TEXT_IDS } from '../model/catalogue.ts'
import type { Prose, RulesRng } from './prose.ts'

/** How often a flavour gives way to a sequel: two times in three. */
const SEQUEL = { hits: 2, of: 3 } as const

/** What is chosen from: the id that was drawn, and what the pool held before. */
type Drawn = { readonly drawn: EmptyPathId; readonly pool: readonly EmptyPathId[] }
type Text = readonly ContentLine[]

/** The first line of a text stands for it. */
const keyOf = ([first]: Text): string => (typeof first === 'object' ? first.text : (first ?? ''))

/** The first text of each id that the run has not printed. */
const nextTexts = (ids: readonly EmptyPathId[], { isPrinted }: Prose): Text[] =>
  ids.flatMap((id) =>
    emptyPathTexts(id)
      .filter((text) => !isPrinted(keyOf(text)))
      .slice(0, 1),
  )

/** The next texts of the sequels that have begun; if there are none, of those that can begin. */
const sequelTexts = (pool: readonly EmptyPathId[], prose: Prose): Text[] => {
  const hasBegun = (id: EmptyPathId): boolean =>
    emptyPathTexts(id).some((text) => prose.isPrinted(keyOf(text)))
  const begun = nextTexts(FUTURE_TEXT_IDS.filter(hasBegun), prose)
  if (begun.length > 0) return begun
  return nextTexts(
    FUTURE_TEXT_IDS.filter((id) => pool.includes(id)),
    prose,
  )
}

const choose = ({ drawn, pool }: Drawn, prose: Prose): Text | undefined => {
  const cosmetic = prose.cosmetic()
  const [own] = nextTexts([drawn], prose)
  const givesWay = FLAVOUR_IDS.includes(drawn) && cosmetic.chance(SEQUEL.hits, SEQUEL.of)
  if (own && !givesWay) return own
  const sequel = cosmetic.pick(sequelTexts(pool, prose))
  return sequel ?? own ?? cosmetic.pick(nextTexts(FLAVOUR_IDS, prose)) ?? emptyPathTexts(drawn)[0]
}

/**
 * The text of an empty path. An outcome's future texts are a sequel that is printed in its order, one text
 * on a path: where its id is drawn, where a flavour gives way, and in place of what the run has printed.
 * Only the wording is chosen here; which ids the pool holds is decided by the draw.
 */
export const emptyPathText = (from: Drawn, { prose }: RulesRng): Text => {
  const text = choose(from, prose) ?? []
  prose.take(keyOf(text))
  return text
}
