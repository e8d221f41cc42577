import type { Logger } from 'pino'
import type { Database } from './platform/db/open.ts'
import { deleteAbandonedRuns } from './runs/store.ts'
import { truncateLog } from './platform/db/overwrite.ts'
import { forgetExpired } from './accounts/sessions.ts'
import { daysBefore } from './runs/calendar.ts'

/** How long an open run waits for its player. */
const PATIENCE_DAYS = 30

type Deps = { readonly database: Database; readonly log: Logger; readonly now: () => number }

/**
 * Forgets what nobody comes back for: open runs that have not been played for 30 days (ended ones stay
 * for ever), ended sessions, and tokens of old mails. At the start and once a day; a failure is logged,
 * and the next day is another.
 */
export const clearOld = async ({ database, log, now }: Deps): Promise<void> => {
  try {
    const cleared = await deleteAbandonedRuns(database, daysBefore(now(), PATIENCE_DAYS))
    if (cleared > 0) log.info({ cleared }, 'forgot abandoned runs')
    await forgetExpired(database, now())
    await truncateLog(database)
  } catch (error) {
    log.warn({ err: error }, 'could not forget what is old')
  }
}
