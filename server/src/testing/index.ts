/** The test harness, for tools and browser tests. */
export { insertFeedback } from '../feedback/store.ts'
export { createDatabase } from './fresh-database.ts'
export { startMailServer } from './mail-server.ts'
export { startPostgres } from './postgres-server.ts'
export { botFor, BOTS, playRun, type HttpClient } from './ranked-runs.ts'
export { startServer } from './real-server.ts'
export { soakRuns } from './soak-runs.ts'
