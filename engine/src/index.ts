/** The whole public surface of Hundred Days: rules and content, pure. */
export { newRun, nameOf } from './new-run.ts'
export { step } from './step.ts'
export { replay } from './replay.ts'
export type { RecordedTurn, Replay } from './replay.ts'
export { viewOf } from './view.ts'
export type { View } from './view.ts'
export { diceFrom, turnSeed } from './dice.ts'
export type { Dice, Rolls } from './dice.ts'
export { describeEnding, summaryText } from './ending-words.ts'
export { asSeen, isAllowedName, isDisallowedInAnyCase } from './names.ts'

export { RULES_VERSION } from './state.ts'
export type {
  Ending,
  Foe,
  Line,
  Mode,
  ModeName,
  Moment,
  Now,
  PathKind,
  State,
  Stats,
  Tone,
  Turn,
} from './state.ts'

export {
  BOSSES,
  EMPTY_PATH_IDS,
  ENEMIES,
  GOODS,
  nameOfCharacter,
  OPPORTUNITIES,
} from './content/catalogue.ts'
export type { Boss, Enemy, Good, Opportunity } from './content/catalogue.ts'
export { tierOf } from './content/tiers.ts'
export { SHOPKEEPER_LINES } from './content/texts.ts'
export { DAYS_PER_TIER, LAST_DAY, PATHS_PER_SET, START } from './content/numbers.ts'
export type {
  BossId,
  CharacterId,
  EmptyPathId,
  EnemyId,
  FoeId,
  GoodId,
  OpportunityId,
} from './content/ids.ts'
