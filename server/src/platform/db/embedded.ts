import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { StartError } from '../start-error.ts'
import { UnavailableError } from './errors.ts'

/** The file of the embedded database in the data folder. */
export const DATABASE_FILE = 'fable.sqlite'

/** SQLite's other files beside it: the write-ahead log and its shared-memory index. */
export const SIDE_FILES = ['-wal', '-shm'] as const

const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : 0)

/** Throws a StartError for a log without its database: SQLite would delete it and begin with nothing. */
export const refuseLogWithoutDatabase = (dataDir: string): void => {
  const path = join(dataDir, DATABASE_FILE)
  if (sizeOf(path) > 0 || sizeOf(`${path}-wal`) === 0) return
  throw new StartError(
    `DATA_DIR is "${dataDir}", where ${DATABASE_FILE}-wal is without its ${DATABASE_FILE}, so data would be lost. Bring that file back; or restore a backup (npm run operator restore <file>); or move ${DATABASE_FILE}-wal away to begin with nothing.`,
  )
}

/** Of a database with tables but without our record of migrations. */
export const FOREIGN = 'it belongs to another program'

/** Throws a StartError if the tables are those of another program. Newer versions are found by the migration. */
export const refuseForeignTables = async <Tables>(
  db: Kysely<Tables>,
  dataDir: string,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select "name" from sqlite_schema where "type" = 'table'`.execute(db)
  const tables = rows.map(({ name }) => name)
  if (tables.length === 0 || tables.includes('kysely_migration')) return
  throw new StartError(
    `DATA_DIR is "${dataDir}", whose ${DATABASE_FILE} cannot be used: ${FOREIGN}. Choose another folder, for example DATA_DIR=data-2.`,
  )
}

/** An error that SQLite reports while the database is opened, as a sentence for the operator. */
export const toOpeningError = (error: unknown, dataDir: string): unknown =>
  error instanceof UnavailableError
    ? new StartError(
        `DATA_DIR is "${dataDir}", whose ${DATABASE_FILE} cannot be used: ${error.message}. A ${DATABASE_FILE}-wal beside it belongs to it; beside a file that was copied there by hand it must be moved away.`,
      )
    : error
