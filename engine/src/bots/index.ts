/** Scripted players and their measurements: `@fable/engine/bots`, for the simulator, benchmarks and tests. */
export { BOTS } from './bots.ts'
export type { Bot, BotName } from './bots.ts'
export { measureLanterns } from './measure-lanterns.ts'
export { measureScouts } from './measure-scouts.ts'
export { playRun } from './play-run.ts'
export { dayAt, meanDays, measure, winsOf } from './measure.ts'
