import type { FLAVOURS } from './flavours.ts'
import type { OutcomeName } from './shapes.ts'
import type { TIER_1_BOSSES } from './tier-1/bosses.ts'
import type { TIER_1_ENEMIES } from './tier-1/enemies.ts'
import type { TIER_1_GOODS } from './tier-1/goods.ts'
import type { TIER_1_OPPORTUNITIES } from './tier-1/opportunities.ts'

/** The names by which state and content refer to each other: a reference to nothing does not compile. */
export type EnemyId = (typeof TIER_1_ENEMIES)[number]['id']
export type BossId = (typeof TIER_1_BOSSES)[number]['id']
export type FoeId = EnemyId | BossId
export type GoodId = (typeof TIER_1_GOODS)[number]['id']
export type OpportunityId = (typeof TIER_1_OPPORTUNITIES)[number]['id']

/** A flavour text, or the future text of one outcome: 'lost-potato/correctYes'. */
export type EmptyPathId = (typeof FLAVOURS)[number]['id'] | `${OpportunityId}/${OutcomeName}`

/** Whom a picture can show. Marlowe is the starting merchant, and every merchant after it. */
export type CharacterId = 'marlowe' | FoeId | OpportunityId
