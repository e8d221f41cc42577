import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** How long writes of this connection wait for those of another program. */
export const setBusyTimeout = async (db: Kysely<Tables>, ms: number): Promise<void> => {
  await sql`pragma busy_timeout = ${sql.lit(ms)}`.execute(db)
}

/**
 * Truncates the write-ahead log of the embedded database, because deleted data stays in the log until
 * it is overwritten. Does nothing while another program reads the database.
 */
export const truncateLog = async ({ db, dialect }: Database): Promise<void> => {
  if (dialect !== 'sqlite') return
  await db.connection().execute(async (connection) => {
    // Waiting for a reader would block all requests.
    const usual = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
    await setBusyTimeout(connection, 0)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    } finally {
      await setBusyTimeout(connection, usual.rows[0]?.timeout ?? 0)
    }
  })
}

/**
 * Overwrites data that was deleted before `secure_delete` was set. Runs once per embedded database and
 * records it in the file's `user_version`. If the disk has no room for the copy, the next start
 * retries.
 */
export const overwriteFreePages = async (db: Kysely<Tables>, log: Logger): Promise<void> => {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if (rows[0]?.user_version !== 0) return
  try {
    await sql`vacuum`.execute(db)
    await sql`pragma user_version = 1`.execute(db)
  } catch (error) {
    log.warn({ err: error }, 'could not overwrite what was deleted earlier')
  }
}
