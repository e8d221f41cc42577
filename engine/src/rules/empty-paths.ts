import type { ContentLine, EmptyPathId } from '#content'
import { emptyPathTexts, FLAVOUR_IDS, FUTURE_TEXT_IDS } from '../model/catalogue.ts'
import type { Prose, RulesRng } from './prose.ts'

/** How often a flavour gives way to an open story: every second time. */
const STORY = { hits: 1, of: 2 } as const

/** What is chosen from: what was drawn, and what the pool held before. */
type Drawn = { readonly drawn: EmptyPathId; readonly pool: readonly EmptyPathId[] }

const isNew = (id: EmptyPathId, { printedOf }: Prose): boolean =>
  printedOf(id).length < emptyPathTexts(id).length

/** Of the stories that this run has begun, with texts left, those that have printed the fewest. */
const storiesToContinue = (pool: readonly EmptyPathId[], prose: Prose): EmptyPathId[] => {
  const printed = (id: EmptyPathId): number => prose.printedOf(id).length
  const open = FUTURE_TEXT_IDS.filter(
    (id) => (pool.includes(id) || printed(id) > 0) && isNew(id, prose),
  )
  const fewest = Math.min(...open.map(printed))
  return open.filter((id) => printed(id) === fewest)
}

const choose = ({ drawn, pool }: Drawn, prose: Prose): EmptyPathId => {
  const cosmetic = prose.cosmetic()
  const isFlavour = FLAVOUR_IDS.includes(drawn)
  const stays = isNew(drawn, prose) && !(isFlavour && cosmetic.chance(STORY.hits, STORY.of))
  if (stays) return drawn
  const story = cosmetic.pick(storiesToContinue(pool, prose))
  if (story !== undefined || isNew(drawn, prose)) return story ?? drawn
  return cosmetic.pick(FLAVOUR_IDS.filter((id) => isNew(id, prose))) ?? drawn
}

/**
 * The text of an empty path. An outcome's future texts are a story that is printed in its order, one text
 * on a path: where its id is drawn, where a flavour gives way, and in place of what the run has printed.
 * Only the wording is chosen here; which ids the pool holds is decided by the draw.
 */
export const emptyPathText = (from: Drawn, { prose }: RulesRng): readonly ContentLine[] => {
  const id = choose(from, prose)
  const texts = emptyPathTexts(id)
  const at = Math.min(prose.printedOf(id).length, Math.max(0, texts.length - 1))
  prose.take(id, at)
  return texts[at] ?? []
}
