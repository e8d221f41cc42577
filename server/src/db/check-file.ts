import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../lib/errors.ts'
import { listMigrations } from './migrate.ts'

/** How many contradictions are listed. */
const LISTED_MAX = 5

const readTexts = (database: DatabaseSync, sql: string): string[] =>
  database
    .prepare(sql)
    .all()
    .map((row) => String(Object.values(row)[0]))

const isOurs = (database: DatabaseSync) =>
  readTexts(database, `select "name" from sqlite_schema where "type" = 'table'`).includes(
    'kysely_migration',
  )

/** What an embedded database contradicts: its structure, its indexes, and the references between its tables. */
const findContradictions = (database: DatabaseSync): string[] => {
  const structure = readTexts(database, `pragma integrity_check(${LISTED_MAX})`)
  const references = database.prepare('pragma foreign_key_check').all()
  return [
    ...structure.filter((line) => line !== 'ok'),
    ...references
      .slice(0, LISTED_MAX)
      .map(
        (row) =>
          `a row of ${String(row.table)} refers to a row of ${String(row.parent)} that is missing`,
      ),
  ]
}

const findProblems = async (database: DatabaseSync): Promise<string[]> => {
  const contradictions = findContradictions(database)
  if (contradictions.length > 0) return [`it is damaged (${contradictions.join('; ')})`]
  if (!isOurs(database)) return ['it belongs to another program']
  const known = await listMigrations()
  const later = readTexts(database, 'select "name" from "kysely_migration"').filter(
    (name) => !known.includes(name),
  )
  return later.length > 0 ? [`it was made by a newer version (${later.join(', ')})`] : []
}

/**
 * Says why a file is no embedded database that this version can use, as clauses; nothing if it is one. Reads the
 * whole file.
 */
export const checkFile = async (path: string): Promise<string[]> => {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    return await findProblems(database)
  } catch (error) {
    return [reasonOf(error)]
  } finally {
    database?.close()
  }
}
