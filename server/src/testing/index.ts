/** The test harness, for tools and browser tests. */
export { insertReport } from '../facts/posting/reports.ts'
export { updateVotes } from '../facts/votes/store.ts'
export { realTime } from './clock.ts'
export { insertFact } from '../facts/store/facts.ts'
export { insertCorrection, updateHelpful } from '../facts/corrections/store.ts'
export { helpfulVotes } from './helpful-votes.ts'
export { insertFeedback } from '../feedback/store.ts'
export { createDatabase } from './fresh-database.ts'
export { fillDatabase, type ManyFact, manyFact } from './many-facts.ts'
export { clientAt, type HttpClient } from './http-client.ts'
export { startMailServer } from './mail-server.ts'
export { startMixedWrites } from './mixed-writes.ts'
export { findPrograms, startPostgres } from './postgres-server.ts'
export {
  botFor,
  continueRun,
  type PlayedRun,
  playRun,
  startRun,
  toUnplayedRun,
} from './ranked-runs.ts'
export { childrenOf, signalAll } from './processes.ts'
export { readRowsOf } from './read-rows.ts'
export { readRelease } from './release-database.ts'
export { copyTemplate, makeTemplate } from './sqlite.ts'
export { PROGRAM_ENV, type RealServer, startServer } from './real-server.ts'
