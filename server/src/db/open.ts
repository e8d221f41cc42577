import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { reasonOf } from '../lib/errors.ts'
import type { DatabaseObserver } from '../lib/metrics.ts'
import { chargeWork } from '../lib/work.ts'
import {
  claimDataFolder,
  DATABASE_FILE,
  inDataFolder,
  refuseEmptyDatabase,
  refuseLogWithoutDatabase,
  toOpeningError,
} from './data-folder.ts'
import type { OpenServerDatabase } from './database.ts'
import { isCancelled } from './errors.ts'
import { migrate } from './migrate.ts'
import { openSqliteReader } from './sqlite-reader.ts'
import { openSqlite, SERVER_BUSY_TIMEOUT_MS } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type DatabaseOptions = {
  readonly databaseUrl?: string | undefined
  /** The address of PostgreSQL itself, not of a pooler, for migrations. The default is `databaseUrl`. */
  readonly directDatabaseUrl?: string | undefined
  readonly dataDir: string
  readonly waitMs?: number
  readonly migrationWaitMs?: number
  readonly log: Logger
  readonly observer?: DatabaseObserver | undefined
}

const OTHERS = 0o077

/** In this time another server can shut down, or PostgreSQL can start. */
const WAIT_MS = 5000

/**
 * In this time another server can finish its migrations: a migration that indexes a million rows takes about ten
 * seconds.
 */
const MIGRATION_WAIT_MS = 300_000

/** A search works for at most 100 ms. If a query takes longer than this limit, it has waited. */
const CHARGED_MAX_MS = 200

/**
 * Gives the file the mode 600, because it contains e-mail addresses. SQLite copies the mode to its other files. If the
 * mode cannot be changed, this is only logged, because only the owner may change a mode and some disks have no modes.
 */
function createPrivateFile(path: string, log: Logger): string {
  closeSync(openSync(path, 'a', 0o600))
  try {
    if ((statSync(path).mode & OTHERS) !== 0) chmodSync(path, 0o600)
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, `other users of this machine may be able to read ${path}`)
  }
  return path
}

const logOf = (observer: DatabaseObserver | undefined) => observer && { log: observer.query }

async function openEmbedded({
  dataDir,
  waitMs = WAIT_MS,
  observer,
  log,
}: DatabaseOptions): Promise<OpenServerDatabase> {
  const release = await claimDataFolder(dataDir, waitMs)
  try {
    refuseLogWithoutDatabase(dataDir)
    refuseEmptyDatabase(dataDir)
    const path = inDataFolder(dataDir, () => createPrivateFile(join(dataDir, DATABASE_FILE), log))
    const dialect = openSqlite(path, SERVER_BUSY_TIMEOUT_MS)
    const db = new Kysely<Tables>({ dialect, ...logOf(observer) })
    const reader = openSqliteReader(path, (err) => {
      log.error({ err }, 'the search thread has failed')
    })
    const close = async () => {
      try {
        await reader.close()
      } finally {
        await db.destroy()
        release()
      }
    }
    try {
      await migrate(db, 'sqlite')
      return { db, dialect: 'sqlite', searches: { dialect: 'sqlite', reader }, close }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    release()
    throw toOpeningError(error, dataDir)
  }
}

async function openServer(
  connectionString: string,
  options: DatabaseOptions,
): Promise<OpenServerDatabase> {
  // The driver for PostgreSQL is loaded on demand, because most servers use the embedded database.
  const { openPostgres } = await import('./postgres.ts')
  const dialects = await openPostgres({
    waitMs: WAIT_MS,
    migrationWaitMs: MIGRATION_WAIT_MS,
    ...options,
    connectionString,
  })

  const { observer } = options
  const db = new Kysely<Tables>({ dialect: dialects.main, ...logOf(observer) })
  const searches = new Kysely<Tables>({
    dialect: dialects.searches,
    log: (event) => {
      observer?.query(event)
      // Waiting for a database that does not respond does not count as work.
      const hasWorked = event.level === 'query' || isCancelled(event.error)
      if (hasWorked) chargeWork(Math.min(event.queryDurationMillis, CHARGED_MAX_MS))
    },
  })

  const close = async () => {
    try {
      await searches.destroy()
    } finally {
      await db.destroy()
    }
  }
  return { db, dialect: 'postgres', searches: { dialect: 'postgres', db: searches }, close }
}

/**
 * Opens the database and runs pending migrations. Throws a StartError if the folder is in use or PostgreSQL cannot be
 * reached.
 */
export const openDatabase = (options: DatabaseOptions): Promise<OpenServerDatabase> =>
  options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer(options.databaseUrl, options)
