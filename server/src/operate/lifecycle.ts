import type { Logger } from 'pino'
import { emailKey } from '../accounts/rate-limits.ts'
import type { Database, OpenServerDatabase } from '../db/database.ts'
import { isUnavailable } from '../db/errors.ts'
import { type DatabaseOptions, openDatabase } from '../db/open.ts'
import { truncateLog } from '../db/sqlite.ts'
import { mergeIndex } from '../facts/store/merge-index.ts'
import type { CleanUpDeps, Forget, StartOptions } from '../http/feature.ts'
import { deleteEndedWindows, forgetKeys } from '../http/shared-rate-limit.ts'
import { reasonOf, StartError } from '../lib/errors.ts'
import { FEATURES } from './features.ts'

export async function openServerDatabase({
  sampleFacts,
  ...options
}: DatabaseOptions & StartOptions): Promise<OpenServerDatabase> {
  const database = await openDatabase(options)
  try {
    for (const { prepare } of FEATURES) await prepare?.(database, { sampleFacts })
    return database
  } catch (error) {
    await database.close()
    if (!isUnavailable(error)) throw error
    throw new StartError(
      `The database cannot be written now (${reasonOf(error)}); "npm run operator doctor" says more.`,
    )
  }
}

/** A failure is logged; the next run tries again. */
export async function cleanUp({
  now,
  ...deps
}: Omit<CleanUpDeps, 'now'> & { readonly now: () => number }): Promise<void> {
  const { database, log } = deps
  try {
    for (const feature of FEATURES) await feature.cleanUp?.({ ...deps, now: now() })
    await deleteEndedWindows(database, now())
    await truncateLog(database)
  } catch (error) {
    log.warn({ err: error }, 'could not delete expired data')
  }
}

type TidyDeps = {
  readonly database: Database
  readonly log: Logger
  readonly isStopping: () => boolean
}

/**
 * Merges the index of words, which keeps searches fast. This takes minutes after a million new facts, but does not
 * block requests. A failure is logged; the next run continues.
 */
export async function tidyIndex({ database, log, isStopping }: TidyDeps): Promise<void> {
  try {
    await mergeIndex(database, { isStopping })
  } catch (error) {
    log.warn({ err: error }, 'could not merge the index of words')
  }
}

export function makeForget(authSecret: string): readonly Forget[] {
  return [
    ...FEATURES.flatMap(({ forget = [] }) => forget),
    (transaction, { id, email }) => forgetKeys(transaction, authSecret, [id, emailKey(email)]),
  ]
}
