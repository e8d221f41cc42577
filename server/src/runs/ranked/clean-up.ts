import type { Database } from '../../db/database.ts'
import { daysBefore } from '../calendar.ts'
import { deleteAbandonedRuns } from '../store.ts'

/** How long a run in no ranking is kept without a turn. */
const ABANDONED_DAYS = 30

/** Deletes open runs, and runs of daily roads in no ranking, after 30 days without a turn, and returns their number. */
export const cleanUpRuns = (database: Database, now: number): Promise<number> =>
  deleteAbandonedRuns(database, daysBefore(now, ABANDONED_DAYS))
