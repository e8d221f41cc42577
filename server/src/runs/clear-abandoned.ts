import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import { deleteAbandonedRuns } from '../db/runs.ts'
import { daysBefore } from './calendar.ts'

/** How long an open run waits for its player. */
const PATIENCE_DAYS = 30

type Deps = { readonly database: Database; readonly log: Logger; readonly now: () => number }

/**
 * Forgets the open runs that nobody has played for 30 days; ended ones stay for ever. At the start
 * and once a day; a failure is logged, and the next day is another.
 */
export const clearAbandonedRuns = async ({ database, log, now }: Deps): Promise<void> => {
  try {
    const cleared = await deleteAbandonedRuns(database.db, daysBefore(now(), PATIENCE_DAYS))
    if (cleared > 0) log.info({ cleared }, 'forgot abandoned runs')
  } catch (error) {
    log.warn({ err: error }, 'could not forget abandoned runs')
  }
}
