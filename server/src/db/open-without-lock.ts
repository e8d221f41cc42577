import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../lib/errors.ts'
import { DATABASE_FILE, toOpeningError } from './data-folder.ts'
import type { OpenDatabase } from './database.ts'
import type { DatabaseOptions } from './open.ts'
import { guardedPool, handlePoolErrors } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

const CONNECT_TIMEOUT_MS = 5000

/**
 * Opens the database for the operator's commands, also while a server uses it: neither locks the data folder nor runs
 * migrations.
 */
export function openWithoutLock({
  databaseUrl,
  dataDir,
}: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>): OpenDatabase {
  if (databaseUrl !== undefined) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    // The loss of a connection is ignored here, because the next query fails with the same error.
    handlePoolErrors(pool, () => undefined)
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) })
    return { db, dialect: 'postgres', close: () => db.destroy() }
  }

  const file = join(dataDir, DATABASE_FILE)
  if (!existsSync(file)) {
    throw new StartError(
      `DATA_DIR is "${dataDir}", which contains no data yet; for example DATA_DIR=data.`,
    )
  }

  try {
    const db = new Kysely<Tables>({ dialect: openSqlite(file) })
    return { db, dialect: 'sqlite', close: () => db.destroy() }
  } catch (error) {
    throw toOpeningError(error, dataDir)
  }
}
