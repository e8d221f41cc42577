import type { Database } from '../platform/db/database.ts'
import { daysBefore } from './calendar.ts'
import { deleteAbandonedRuns } from './store.ts'

/** How long an open run is kept without a turn. */
const ABANDONED_DAYS = 30

/** Deletes open runs without a turn in 30 days and returns their number. Ended runs are kept. */
export const cleanUpRuns = (database: Database, now: number): Promise<number> =>
  deleteAbandonedRuns(database, daysBefore(now, ABANDONED_DAYS))
