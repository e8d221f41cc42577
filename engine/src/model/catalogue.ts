import {
  BOSSES,
  ENEMIES,
  FLAVOURS,
  GOODS,
  LAST_DAY,
  MARLOWE,
  OPPORTUNITIES,
  OUTCOME_NAMES,
  RUMOURS,
  STAT_LABELS,
} from '#content'
import type {
  Boss,
  BossId,
  CharacterId,
  ContentLine,
  EmptyPathId,
  Enemy,
  FoeId,
  Good,
  GoodId,
  Opportunity,
  OpportunityId,
  OutcomeName,
} from '#content'

// The type assertion is safe, because `Id` has only the ids of the list.
const byId = <Id extends string, Entry extends { readonly id: Id }>(list: readonly Entry[]) =>
  Object.fromEntries(list.map((entry) => [entry.id, entry])) as Record<Id, Entry>

const FOES_BY_ID = byId<FoeId, Enemy | Boss>([...ENEMIES, ...BOSSES])
const GOODS_BY_ID = byId<GoodId, Good>(GOODS)
const OPPORTUNITIES_BY_ID = byId<OpportunityId, Opportunity>(OPPORTUNITIES)

export const foeOf = (id: FoeId): Enemy | Boss => FOES_BY_ID[id]
export const goodOf = (id: GoodId): Good => GOODS_BY_ID[id]
export const opportunityOf = (id: OpportunityId): Opportunity => OPPORTUNITIES_BY_ID[id]

const NAMES = new Map<CharacterId, string>([
  [MARLOWE.id, MARLOWE.name],
  ...[...ENEMIES, ...BOSSES].map(({ id, name }) => [id, name] as const),
  ...OPPORTUNITIES.map(({ id, title }) => [id, title] as const),
])

export const isCharacter = (id: string): id is CharacterId => NAMES.has(id as CharacterId)

export const nameOfCharacter = (id: CharacterId): string => NAMES.get(id) ?? id

const EPITAPHS = new Map<string, string>(
  [...ENEMIES, ...BOSSES, ...OPPORTUNITIES].map(({ id, epitaph }) => [id, epitaph]),
)

/** Returns the words for a run that this foe or opportunity has ended; undefined for an unknown id. */
export const epitaphOf = (killer: string): string | undefined => EPITAPHS.get(killer)

export const FLAVOUR_IDS: readonly EmptyPathId[] = FLAVOURS.map(({ id }) => id)

export const futureTextId = (id: OpportunityId, outcome: OutcomeName): EmptyPathId =>
  `${id}/${outcome}`

type Texts = readonly (readonly ContentLine[])[]

const FUTURE_TEXTS = new Map<EmptyPathId, Texts>(
  OPPORTUNITIES.flatMap(({ id, outcomes }) =>
    OUTCOME_NAMES.map((name) => [futureTextId(id, name), outcomes[name].futureText] as const),
  ),
)

const EMPTY_PATH_TEXTS = new Map<EmptyPathId, Texts>([
  ...FLAVOURS.map(({ id, lines }) => [id, [lines]] as const),
  ...FUTURE_TEXTS,
])

export const EMPTY_PATH_IDS: readonly EmptyPathId[] = [...EMPTY_PATH_TEXTS.keys()]
export const FUTURE_TEXT_IDS: readonly EmptyPathId[] = [...FUTURE_TEXTS.keys()]

/**
 * Returns the texts of an id in their order: one for a flavour, several for an outcome, none if the id no longer
 * exists.
 */
export const emptyPathTexts = (id: EmptyPathId): Texts => EMPTY_PATH_TEXTS.get(id) ?? []

/** A rumour of a day. `of` is the boss that it is about, null for a general one. */
export type Rumour = { readonly of: BossId | null; readonly lines: readonly ContentLine[] }

const RUMOURS_BY_DAY = Array.from({ length: LAST_DAY }, (_, day): readonly Rumour[] =>
  [
    { of: null, lines: RUMOURS[day] ?? [] },
    ...BOSSES.map(({ id, rumours }) => ({ of: id, lines: rumours?.[day] ?? [] })),
  ].filter(({ lines }) => lines.length > 0),
)

export const rumoursOn = (day: number): readonly Rumour[] => RUMOURS_BY_DAY[day] ?? []

/** 'Honey Seeds: +1 HEALTH, 2 gold' */
export function describeGood({
  name,
  health,
  damage,
  price,
}: Pick<Good, 'name' | 'health' | 'damage' | 'price'>): string {
  const effects = [
    ...(health > 0 ? [`+${health} ${STAT_LABELS.health}`] : []),
    ...(damage > 0 ? [`+${damage} ${STAT_LABELS.damage}`] : []),
  ]
  return `${name}: ${effects.length > 0 ? effects.join(', ') : 'no known effect'}, ${price} gold`
}
