import type {
  BossId,
  CharacterId,
  EmptyPathId,
  EnemyId,
  FoeId,
  GoodId,
  OpportunityId,
} from './ids.ts'
import { FLAVOURS } from './flavours.ts'
import type {
  BossShape,
  EnemyShape,
  GoodShape,
  OpportunityShape,
  OutcomeName,
  Words,
} from './shapes.ts'
import { MARLOWE } from './texts.ts'
import { TIER_1_BOSSES } from './tier-1/bosses.ts'
import { TIER_1_ENEMIES } from './tier-1/enemies.ts'
import { TIER_1_GOODS } from './tier-1/goods.ts'
import { TIER_1_OPPORTUNITIES } from './tier-1/opportunities.ts'

export type Enemy = EnemyShape & { readonly id: EnemyId }
export type Boss = BossShape & { readonly id: BossId }
export type Good = GoodShape & { readonly id: GoodId }
export type Opportunity = OpportunityShape & { readonly id: OpportunityId }

/** All of every tier, by position: saves refer to positions, so new ones are only ever appended. */
export const ENEMIES: readonly Enemy[] = TIER_1_ENEMIES
export const BOSSES: readonly Boss[] = TIER_1_BOSSES
export const GOODS: readonly Good[] = TIER_1_GOODS
export const OPPORTUNITIES: readonly Opportunity[] = TIER_1_OPPORTUNITIES

/** What may come of a yes or no, in the order of the tables. */
export const OUTCOME_NAMES = [
  'correctYes',
  'incorrectYes',
  'correctNo',
  'incorrectNo',
] as const satisfies readonly OutcomeName[]

/** The ids of a list's values to the values; the list's type says that every id is there. */
const byId = <Id extends string, Value extends { readonly id: Id }>(list: readonly Value[]) =>
  Object.fromEntries(list.map((it) => [it.id, it])) as Record<Id, Value>

const FOES = byId<FoeId, Enemy | Boss>([...ENEMIES, ...BOSSES])
const GOODS_BY_ID = byId<GoodId, Good>(GOODS)
const OPPORTUNITIES_BY_ID = byId<OpportunityId, Opportunity>(OPPORTUNITIES)

/** The values behind an id. The types leave no id without any. */
export const foeOf = (id: FoeId): Enemy | Boss => FOES[id]
export const goodOf = (id: GoodId): Good => GOODS_BY_ID[id]
export const opportunityOf = (id: OpportunityId): Opportunity => OPPORTUNITIES_BY_ID[id]

const CHARACTERS = new Map<CharacterId, string>([
  [MARLOWE.id, MARLOWE.name],
  ...[...ENEMIES, ...BOSSES].map((it) => [it.id, it.name] as const),
  ...OPPORTUNITIES.map((it) => [it.id, it.title] as const),
])

/** What a character is called: a foe's name, an opportunity's title, Marlowe. */
export const nameOfCharacter = (id: CharacterId): string => CHARACTERS.get(id) ?? id

/** The 16 flavour texts that a run starts with, and a dry pool is refilled with. */
export const FLAVOUR_IDS: readonly EmptyPathId[] = FLAVOURS.map((it) => it.id)

/** The name under which an outcome's future text joins the empty paths. */
export const futureTextId = (id: OpportunityId, outcome: OutcomeName): EmptyPathId =>
  `${id}/${outcome}`

const EMPTY_PATH_TEXTS = new Map<EmptyPathId, readonly Words[]>([
  ...FLAVOURS.map((it) => [it.id, it.lines] as const),
  ...OPPORTUNITIES.flatMap((it) =>
    OUTCOME_NAMES.map((name) => [futureTextId(it.id, name), it.outcomes[name].futureText] as const),
  ),
])

/** Every text that an empty path can show: flavours first, then the future texts. */
export const EMPTY_PATH_IDS: readonly EmptyPathId[] = [...EMPTY_PATH_TEXTS.keys()]

/** The lines of an empty path; none for a name that no text goes by any more. */
export const emptyPathText = (id: EmptyPathId): readonly Words[] => EMPTY_PATH_TEXTS.get(id) ?? []
