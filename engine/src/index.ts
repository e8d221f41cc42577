/** The game Hundred Days: pure rules and content. Lists of content are in `@fable/engine/content`. */
export { parse, read } from './read.ts'
export { play } from './play.ts'
export { isRefusal, textOf } from './model/command.ts'
export type { Command, Refusal } from './model/command.ts'
export { promptOf } from './model/prompt.ts'
export type { Choice, Prompt } from './model/prompt.ts'
export { viewOf } from './model/view.ts'
export type { View } from './model/view.ts'
export { nameOf, newRun } from './model/new-run.ts'
export { rngFrom, turnSeed } from './rng/rng.ts'
export type { Rng, TurnRng } from './rng/rng.ts'
export { describeEnding, summaryText } from './model/describe-ending.ts'
export { describeGood } from './model/describe-good.ts'
export { isAllowedName, isDisallowedInAnyCase, visibleText } from './model/names.ts'
export { coloursOfCharacter, EMPTY_PATH_IDS, nameOfCharacter } from './model/catalogue.ts'
export { tierOf } from './model/tiers.ts'
export type { RecordedTurn, ReplayedTurn } from './replay.ts'
export type { Cue, Snapshot } from './model/line.ts'
export type { Ending, Mode, ModeName, Opponent, PathKind, State, Stats } from './model/state.ts'
export { RULES_VERSION } from '#content'
export type { CharacterId, Tone } from '#content'

// OLD NAMES, for callers in server/, web/ and e2e/ that have not moved yet. Delete them with step.ts;
// `replay`, `Replay`, `Line` and `Turn` then come from replay.ts, model/line.ts and model/turn.ts.
export { replay, step } from './step.ts'
export type { Line, Replay, Turn } from './step.ts'
/** `rngFrom` */
export { rngFrom as diceFrom } from './rng/rng.ts'
/** `TurnRng`, `Rng` */
export type { Rng as Rolls, TurnRng as Dice } from './rng/rng.ts'
/** `visibleText` */
export { visibleText as asSeen } from './model/names.ts'
/** `Snapshot`, `Cue`, `Opponent` */
export type { Cue as Moment, Snapshot as Now } from './model/line.ts'
export type { Opponent as Foe } from './model/state.ts'
/** From `@fable/engine/content` */
export {
  BOSSES,
  DAYS_PER_TIER,
  ENEMIES,
  GOODS,
  LAST_DAY,
  OPPORTUNITIES,
  PATHS_PER_SET,
  SHOPKEEPER_LINES,
  START,
} from '#content'
export type {
  Boss,
  BossId,
  EmptyPathId,
  Enemy,
  EnemyId,
  FoeId,
  Good,
  GoodId,
  Opportunity,
  OpportunityId,
} from '#content'
