import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { claimDataFolder, inDataFolder } from './data-folder.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { overwriteFreePages } from './overwrite.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type DatabaseOptions = {
  /** PostgreSQL's address; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** How long to wait for a database that is held or does not answer yet; 5 s when not given. */
  readonly waitMs?: number
  readonly log: Logger
}

/** A server that is just ending lets go of its folder within this time; a database starts. */
const WAIT_MS = 5000

/** The file holds e-mails: it is for nobody else, whoever made its folder. SQLite's other files follow it. */
const createPrivateFile = (path: string): string => {
  closeSync(openSync(path, 'a'))
  chmodSync(path, 0o600)
  return path
}

const openEmbedded = async ({
  dataDir,
  waitMs = WAIT_MS,
  log,
}: DatabaseOptions): Promise<OpenDatabase> => {
  const release = await claimDataFolder(dataDir, waitMs)
  const dialect = inDataFolder(dataDir, () =>
    openSqlite(createPrivateFile(join(dataDir, 'fable.sqlite'))),
  )
  const db = new Kysely<Tables>({ dialect })
  const close = async () => {
    await db.destroy()
    release()
  }
  try {
    await migrate(db, 'sqlite')
    await overwriteFreePages(db, log)
    return { db, dialect: 'sqlite', close }
  } catch (error) {
    await close()
    throw error
  }
}

const openServer = async (
  connectionString: string,
  { log, waitMs = WAIT_MS }: DatabaseOptions,
): Promise<OpenDatabase> => {
  const dialect = await openPostgres({ connectionString, log, waitMs })
  const db = new Kysely<Tables>({ dialect })
  return { db, dialect: 'postgres', close: () => db.destroy() }
}

/**
 * Opens the embedded database or PostgreSQL behind one interface, and brings its tables up to date.
 * Throws a StartError when the folder is in use or the database does not answer.
 */
export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.databaseUrl === undefined
    ? openEmbedded(options)
    : openServer(options.databaseUrl, options)
