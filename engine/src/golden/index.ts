/** Entry point of the recording tools, `@fable/engine/golden`. Nothing else imports it. */
export { balanceTable } from './balance.ts'
export { firstDifference, playRecorded } from './golden-run.ts'
export type { GoldenRun, GoldenTurn } from './golden-run.ts'
export { liveFingerprint, liveRulesContent } from './live-content.ts'
export { GOLDEN_PLANS } from './plans.ts'
export type { Plan } from './plans.ts'
