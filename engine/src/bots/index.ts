/** Scripted players and their measurements: `@fable/engine/bots`, for the simulator, benchmarks and tests. */
export { BOTS } from './bots.ts'
export type { Bot, BotName } from './bots.ts'
export { measureLanterns } from './measure-lanterns.ts'
export type { LanternMeasure } from './measure-lanterns.ts'
export { playRun } from './play-run.ts'
export type { PlayedRun } from './play-run.ts'
export { dayAt, meanDays, measure, winsOf } from './measure.ts'
export type { DaySums, Measure } from './measure.ts'
