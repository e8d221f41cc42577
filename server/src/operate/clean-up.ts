import type { Logger } from 'pino'
import { cleanUpAccounts } from '../accounts/users.ts'
import type { Database } from '../db/database.ts'
import { truncateLog } from '../db/sqlite.ts'
import { deleteEndedWindows } from '../http/shared-rate-limit.ts'
import { cleanUpRuns } from '../runs/ranked/clean-up.ts'

type Deps = { readonly database: Database; readonly log: Logger; readonly now: () => number }

/**
 * Deletes expired data of each feature. Runs at the start and once a day. A failure is logged, and the
 * next run retries.
 */
export const cleanUp = async ({ database, log, now }: Deps): Promise<void> => {
  try {
    const runs = await cleanUpRuns(database, now())
    if (runs > 0) log.info({ runs }, 'deleted abandoned runs')
    await cleanUpAccounts(database, now())
    await deleteEndedWindows(database, now())
    await truncateLog(database)
  } catch (error) {
    log.warn({ err: error }, 'could not delete what is old')
  }
}
