/**
 * The content of the game, as values without logic. Other packages import it as `@fable/engine/content`, the engine as
 * `#content`. Golden runs replace `#content` with the content with which they were recorded.
 */
import { FLAVOURS } from './flavours.ts'
import { boredTalkingStick } from './foes/bored-talking-stick.ts'
import { captainCrunchy } from './foes/captain-crunchy.ts'
import { devilsPlayground } from './foes/devils-playground.ts'
import { ellery } from './foes/ellery.ts'
import { farmerOdell } from './foes/farmer-odell.ts'
import { gerald } from './foes/gerald.ts'
import { motherTree } from './foes/mother-tree.ts'
import { obsidianSteve } from './foes/obsidian-steve.ts'
import { octopusOfDestruction } from './foes/octopus-of-destruction.ts'
import { pumpkinKing } from './foes/pumpkin-king.ts'
import { screamingGarbageCan } from './foes/screaming-garbage-can.ts'
import { smallPurpleAlien } from './foes/small-purple-alien.ts'
import { starchKing } from './foes/starch-king.ts'
import { GOOD_LIST } from './goods.ts'
import { aGarden } from './opportunities/a-garden.ts'
import { charmingStream } from './opportunities/charming-stream.ts'
import { darkCave } from './opportunities/dark-cave.ts'
import { lostPotato } from './opportunities/lost-potato.ts'
import { magicalMushrooms } from './opportunities/magical-mushrooms.ts'
import { martialArts } from './opportunities/martial-arts.ts'
import { powerStones } from './opportunities/power-stones.ts'
import { timeTraveling } from './opportunities/time-traveling.ts'
import { travelingElephant } from './opportunities/traveling-elephant.ts'
import { yourMom } from './opportunities/your-mom.ts'
import type {
  BossShape,
  EnemyShape,
  GoodShape,
  OpportunityShape,
  OutcomeName,
  OutcomeShape,
} from './shapes.ts'

/**
 * The version of the rules. A ranked run is played and verified under one version. Raise it when a recorded golden run
 * would play differently, when the fingerprint of the content changes, or when rules outside of turns change, such as
 * the posts. Do not raise it for a change of wording.
 */
export const RULES_VERSION = 2

// Add new entries only at the end of these lists. Saves refer to enemies and bosses by position, and the order of goods
// and opportunities decides what a seed draws.

const ENEMY_LIST = [
  boredTalkingStick,
  devilsPlayground,
  obsidianSteve,
  starchKing,
  farmerOdell,
  screamingGarbageCan,
  ellery,
  smallPurpleAlien,
] as const

const BOSS_LIST = [captainCrunchy, gerald, octopusOfDestruction, pumpkinKing, motherTree] as const

const OPPORTUNITY_LIST = [
  lostPotato,
  aGarden,
  timeTraveling,
  powerStones,
  darkCave,
  martialArts,
  travelingElephant,
  charmingStream,
  magicalMushrooms,
  yourMom,
] as const

export type EnemyId = (typeof ENEMY_LIST)[number]['id']
export type BossId = (typeof BOSS_LIST)[number]['id']
export type FoeId = EnemyId | BossId
export type GoodId = (typeof GOOD_LIST)[number]['id']
export type OpportunityId = (typeof OPPORTUNITY_LIST)[number]['id']

/** The id of a flavour text, or of the future texts of one outcome: 'lost-potato/correctYes'. */
export type EmptyPathId = (typeof FLAVOURS)[number]['id'] | `${OpportunityId}/${OutcomeName}`

/** The id of everybody whom the player can meet. Marlowe is every merchant, including the one at the start. */
export type CharacterId = 'marlowe' | FoeId | OpportunityId

export type FoeRef =
  | { readonly type: 'enemy'; readonly id: EnemyId }
  | { readonly type: 'boss'; readonly id: BossId }

export type Enemy = EnemyShape & { readonly id: EnemyId }
export type Boss = BossShape & { readonly id: BossId }
export type Good = GoodShape & { readonly id: GoodId }
export type Outcome = OutcomeShape<FoeRef>
export type Opportunity = OpportunityShape<FoeRef> & { readonly id: OpportunityId }

export const ENEMIES: readonly Enemy[] = ENEMY_LIST
export const BOSSES: readonly Boss[] = BOSS_LIST
export const GOODS: readonly Good[] = GOOD_LIST
/** If an opportunity names an unknown foe, this list does not compile. */
export const OPPORTUNITIES: readonly Opportunity[] = OPPORTUNITY_LIST

export { OUTCOME_NAMES } from './shapes.ts'
export { FLAVOURS }
export { DISALLOWED_NAMES } from './disallowed-names.ts'
export { REWARDS } from './rewards.ts'
export * from './numbers.ts'
export * from './texts.ts'
export type { Changes, ContentLine, NonEmpty, OutcomeName, Tone } from './shapes.ts'
