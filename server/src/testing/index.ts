/** The test harness, for tools and browser tests. */
export { insertReport } from '../facts/report-store.ts'
export { insertFact } from '../facts/store.ts'
export { insertFeedback } from '../feedback/store.ts'
export { goBackBefore } from './earlier-version.ts'
export { createDatabase } from './fresh-database.ts'
export { fillDatabase, manyFact } from './many-facts.ts'
export { startMailServer } from './mail-server.ts'
export { findUnprivilegedUser } from './debian.ts'
export { startMixedWrites } from './mixed-writes.ts'
export {
  findProcesses,
  findPrograms,
  type PostgresServer,
  startPostgres,
} from './postgres-server.ts'
export { openTestApp, type TestApp } from './test-app.ts'
export { botFor, BOTS, playRun, type HttpClient } from './ranked-runs.ts'
export { readRowsOf } from './read-rows.ts'
export { type RealServer, startServer } from './real-server.ts'
