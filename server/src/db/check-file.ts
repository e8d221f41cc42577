import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../lib/errors.ts'
import { isDamaged } from './errors.ts'
import { compareMigrations } from './migrate.ts'

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

/** `text` is a clause of a sentence. With `unusable` the file could not be read, so its content is unknown. */
export type FileProblem = {
  readonly kind: 'damaged' | 'foreign' | 'newer' | 'tooOld' | 'unusable'
  readonly text: string
}

export async function checkFile(path: string): Promise<FileProblem | undefined> {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    return await findProblem(database)
  } catch (error) {
    return { kind: isDamaged(error) ? 'damaged' : 'unusable', text: reasonOf(error) }
  } finally {
    database?.close()
  }
}

async function findProblem(database: DatabaseSync): Promise<FileProblem | undefined> {
  const contradictions = findContradictions(database)
  if (contradictions.length > 0)
    return { kind: 'damaged', text: `it is damaged (${contradictions.join('; ')})` }
  if (!isOurs(database)) return { kind: 'foreign', text: 'it belongs to another program' }
  const comparison = await compareMigrations(
    readTexts(database, 'select "name" from "kysely_migration"'),
  )
  if (comparison.kind === 'known') return undefined
  return {
    kind: comparison.kind,
    text:
      comparison.kind === 'tooOld'
        ? 'it was made by a version before 0.0.32'
        : `it was made by a newer version (${comparison.later.join(', ')})`,
  }
}

function findContradictions(database: DatabaseSync): string[] {
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
