import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { BUSY_TIMEOUT_MS } from './sqlite.ts'
import type { Tables } from './tables.ts'

/**
 * Takes what was deleted out of the embedded database's write-ahead log, where it stands until the log
 * is written over. While another program reads the database this is left to the next call.
 */
export const truncateLog = async ({ db, dialect }: Database): Promise<void> => {
  if (dialect !== 'sqlite') return
  await db.connection().execute(async (connection) => {
    // Waiting for a reader would hold up all requests.
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection)
    }
  })
}

/**
 * Overwrites what was deleted before `secure_delete` was set, once in the life of an embedded database;
 * the file's `user_version` remembers it. Without room for the copy the next start tries again.
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
