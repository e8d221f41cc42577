import { DAY_MS, dayOf } from '@fable/contract/limits'
import type { Logger } from 'pino'
import { addSampleFacts } from '../facts/board/sample-facts.ts'
import { deleteChoicesBefore, ensureRounds } from '../facts/rounds/rounds-store.ts'
import { forgetActions } from '../facts/moderation/action-log.ts'
import { forgetSenders } from '../facts/moderation/forget-senders.ts'
import { deleteEndedSessions } from '../facts/desk/sessions.ts'
import { mergeIndex } from '../facts/store/merge-index.ts'
import { fillIndex } from '../facts/corrections/reindex.ts'
import type { Database, OpenServerDatabase } from '../db/database.ts'
import { isUnavailable } from '../db/errors.ts'
import { type DatabaseOptions, openDatabase } from '../db/open.ts'
import { reasonOf, StartError } from '../lib/errors.ts'
import { publishUpdates } from '../updates/updates.ts'
import { cleanUpAccounts, type Forget } from '../accounts/users.ts'
import { truncateLog } from '../db/sqlite.ts'
import { deleteEndedWindows, forgetKeys } from '../http/shared-rate-limit.ts'
import { deleteAbandonedRuns } from '../runs/store.ts'
import { emailKey } from '../accounts/rate-limits.ts'
import { anonymiseFeedback } from '../feedback/store.ts'
import { anonymiseRuns } from '../runs/ranked/owner-store.ts'

type Options = DatabaseOptions & {
  /** True to add the sample facts to an embedded database that has never contained a fact. */
  readonly sampleFacts: boolean
}

/** Opens the database and inserts the initial data of the features. */
export const openServerDatabase = async ({
  sampleFacts,
  ...options
}: Options): Promise<OpenServerDatabase> => {
  const database = await openDatabase(options)
  try {
    await fillIndex(database)
    await publishUpdates(database)
    if (sampleFacts) await addSampleFacts(database)
    return database
  } catch (error) {
    await database.close()
    if (!isUnavailable(error)) throw error
    throw new StartError(
      `The database cannot be written now (${reasonOf(error)}); "npm run operator doctor" says more.`,
    )
  }
}

type Deps = {
  readonly database: Database
  readonly log: Logger
  readonly now: () => number
  /** True if there are rounds of "Fact or Fable?". */
  readonly hasRounds: boolean
}

/**
 * Deletes expired data of all features, and chooses the round of the day. It runs at the start and once a day. A
 * failure is logged; the next run tries again.
 */
export const cleanUp = async ({ database, log, now, hasRounds }: Deps): Promise<void> => {
  try {
    const runs = await deleteAbandonedRuns(database, now())
    if (runs > 0) log.info({ runs }, 'deleted abandoned runs')
    // Picks in earlier rounds are not counted any more.
    await deleteChoicesBefore(database, dayOf(now() - DAY_MS))
    await cleanUpAccounts(database, now())
    await forgetSenders(database, now())
    await forgetActions(database, now())
    await deleteEndedSessions(database, now())
    await deleteEndedWindows(database, now())
    // Days without visitors need a round as well.
    if (hasRounds) await ensureRounds(database, dayOf(now()))
    await truncateLog(database)
  } catch (error) {
    log.warn({ err: error }, 'could not delete expired data')
  }
}

/**
 * Merges the parts of the index of words, which keeps searches fast. It runs at the start and once a day, and takes
 * minutes after a million new facts, but does not block requests. A failure is logged; the next run continues.
 */
export const tidyIndex = async ({
  database,
  log,
  isStopping,
}: Omit<Deps, 'now' | 'hasRounds'> & { readonly isStopping: () => boolean }): Promise<void> => {
  try {
    await mergeIndex(database, { isStopping })
  } catch (error) {
    log.warn({ err: error }, 'could not merge the index of words')
  }
}

/** Returns the functions that delete or anonymise the data that each feature has of a deleted account. */
export const makeForget = (authSecret: string): readonly Forget[] => [
  anonymiseRuns,
  anonymiseFeedback,
  (transaction, { id, email }) => forgetKeys(transaction, authSecret, [id, emailKey(email)]),
]
