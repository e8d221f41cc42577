import type { Database } from '../platform/db/database.ts'
import { daysBefore } from './calendar.ts'
import { deleteAbandonedRuns } from './store.ts'

/** How long an open run waits for its player. */
const ABANDONED_DAYS = 30

/** Deletes open runs that have not been played for 30 days; ended ones stay for ever. Returns how many. */
export const cleanUpRuns = (database: Database, now: number): Promise<number> =>
  deleteAbandonedRuns(database, daysBefore(now, ABANDONED_DAYS))
