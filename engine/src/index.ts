/**
 * The rules of the game Hundred Days, without I/O, clock or randomness of their own. The content's lists are in
 * `@fable/engine/content`.
 */
export { parse, read } from './read.ts'
export { play } from './play.ts'
export { isRefusal, textOf } from './model/command.ts'
export type { Command } from './model/command.ts'
export { promptOf } from './model/prompt.ts'
export type { Choice } from './model/prompt.ts'
export { viewOf } from './model/view.ts'
export type { View } from './model/view.ts'
export { nameOf, newRun } from './model/new-run.ts'
export { rngFrom, turnSeed } from './rng/rng.ts'
export { causeOf, describeEnding, summaryText } from './model/describe-ending.ts'
export { isAllowedName, isDisallowedInAnyCase, visibleText } from './model/names.ts'
export { EMPTY_PATH_IDS, isCharacter, nameOfCharacter } from './model/catalogue.ts'
export { areCodes, joinCodes, Printed } from './model/printed.ts'
export { replay } from './replay.ts'
export { endOfStretch, LANTERNS, POSTS } from './posts/lanterns.ts'
export type { Lantern, LanternId, Post } from './posts/lanterns.ts'
export {
  answerOffer,
  findOffered,
  NO_POSTS,
  passTurn,
  postsAlong,
  postsAtStart,
  postSeed,
} from './posts/posts.ts'
export type { Carried, Judged, Offer, Posts } from './posts/posts.ts'
export { drawsPaths } from './rules/paths.ts'
export { hasSharedPaths, isPlayable } from './rules/version.ts'
export { drawsAlong, findDifference, isNameTurn, SEED_DIGITS, seedTexts } from './proof.ts'
export type { Draw } from './proof.ts'
export type { RecordedTurn, Replay, Seeds } from './replay.ts'
export { forksAlong } from './forks.ts'
export type { Fork } from './forks.ts'
export { NEW_TALLY, POINTS_MAX, tallyOf, tallyTurn } from './tally.ts'
export type { Fight, TakenPath, Tally } from './tally.ts'
export { eventsOf } from './model/turn-event.ts'
export type { OnlyTold, TurnEvent } from './model/turn-event.ts'
export type { Cue, Line } from './model/line.ts'
export type { Memory } from './model/memory.ts'
export type { Turn } from './model/command.ts'
export type { Ending, Mode, ModeName, Opponent, PathKind, State, Stats } from './model/state.ts'
export { RULES_VERSION } from '#content'
export type { CharacterId, Tone } from '#content'
