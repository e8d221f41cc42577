/** The server's exports for the operator's command line. */
export { listFeedback } from './feedback/store.ts'
export { openWithoutLock } from './platform/db/open-without-lock.ts'
export type { Database } from './platform/db/database.ts'
export { openDatabase } from './platform/db/open.ts'
export { withDotEnv } from './platform/dot-env.ts'
export { readSettings } from './platform/settings.ts'
export { StartError } from './platform/start-error.ts'
export { setHidden } from './runs/leaderboard-store.ts'
