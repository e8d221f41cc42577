import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { claimDataFolder, inDataFolder } from './data-folder.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { addSampleFacts } from '../../facts/sample-facts.ts'
import { overwriteFreePages } from './overwrite.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { publishUpdates } from '../../updates/store.ts'

export type Dialect = 'sqlite' | 'postgres'

/** The open database, its tables up to date. */
export type Database = {
  readonly db: Kysely<Tables>
  readonly dialect: Dialect
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  /** PostgreSQL's address; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Whether a new embedded database starts with a few facts. */
  readonly sampleFacts: boolean
  /** How long to wait for a database that is held or does not answer yet; 5 s when not said. */
  readonly patienceMs?: number
  readonly log: Logger
}

/** A server that is just ending lets go of its folder within this time; a database starts. */
const PATIENCE_MS = 5000

/** The file holds e-mails: it is for nobody else, whoever made its folder. SQLite's other files follow it. */
const ownFile = (path: string): string => {
  closeSync(openSync(path, 'a'))
  chmodSync(path, 0o600)
  return path
}

const openEmbedded = async ({
  dataDir,
  sampleFacts,
  patienceMs = PATIENCE_MS,
  log,
}: DatabaseOptions): Promise<Database> => {
  const release = await claimDataFolder(dataDir, patienceMs)
  const dialect = inDataFolder(dataDir, () => openSqlite(ownFile(join(dataDir, 'fable.sqlite'))))
  const db = new Kysely<Tables>({ dialect })
  const close = async () => {
    await db.destroy()
    release()
  }
  try {
    await migrate(db, 'sqlite')
    await overwriteFreePages(db, log)
    if (sampleFacts) await addSampleFacts(db)
    return { db, dialect: 'sqlite', close }
  } catch (error) {
    await close()
    throw error
  }
}

const openServer = async (
  connectionString: string,
  { log, patienceMs = PATIENCE_MS }: DatabaseOptions,
): Promise<Database> => {
  const dialect = await openPostgres({ connectionString, log, patienceMs })
  const db = new Kysely<Tables>({ dialect })
  return { db, dialect: 'postgres', close: () => db.destroy() }
}

/**
 * Opens the embedded database or PostgreSQL behind one interface, and brings its tables and the
 * release notes up to date. Throws a StartError when the folder is in use or the database does not
 * answer.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { databaseUrl } = options
  const database = await (databaseUrl === undefined
    ? openEmbedded(options)
    : openServer(databaseUrl, options))
  try {
    await publishUpdates(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
