import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type { Logger } from 'pino'
import { StartError } from '../lib/start-error.ts'

/** Kysely's own number, which servers of earlier versions lock. */
const LOCK_ID = sql.lit(3853314791062309107n)
const RETRY_MS = 250

/** Ends the session that holds the lock: no other lock of this kind is taken in this database. */
const END_HOLDER =
  "select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and locktype = 'advisory' and granted"

/**
 * PostgreSQL without the lock of Kysely's migrator, which belongs to a session: behind PgBouncer the session that
 * unlocks is another one than that which locked, and the next server would wait for ever.
 */
export class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock()
  }
}

class AdapterWithoutLock extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve()
  override releaseMigrationLock = () => Promise.resolve()
}

/**
 * Waits until no other server migrates the database, and keeps others from it until the transaction ends. Throws
 * a StartError after `waitMs`.
 */
export const lockMigrations = async <Tables>(
  transaction: Kysely<Tables>,
  { log, waitMs }: { readonly log: Logger; readonly waitMs: number },
): Promise<void> => {
  for (let waited = 0; ; waited += RETRY_MS) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK_ID}) as "locked"`.execute(transaction)
    if (rows[0]?.locked) return
    if (waited === 0) log.info('waiting for another server that migrates the database')
    if (waited >= waitMs) {
      throw new StartError(
        `Another server has been migrating the database for ${Math.round(waitMs / 1000)} seconds. Wait until it is done, then start this one again. If no other server is starting, a session is left over; end it with psql: ${END_HOLDER};`,
      )
    }
    await sleep(RETRY_MS)
  }
}
