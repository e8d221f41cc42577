import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../lib/errors.ts'
import type { Dialect } from './database.ts'

const FOLDER = new URL('migrations/', import.meta.url)

const TABLE = 'kysely_migration'

/**
 * Version 0.0.32 had 36 migrations, from `first` to `last`. The migration `by` replaces them and creates the same
 * schema. A database that has run `last` has run all of them.
 * @until 0.0.42 Operators of 0.0.32 may skip releases.
 */
const REPLACED = { first: '0001-facts', last: '0041-without-vote-copies', by: '0001-schema' }

type MigrationFile = { readonly migration: (dialect: Dialect) => Migration }

/**
 * `pending` is the number of missing migrations. `later` lists the migrations that this version does not know. `tooOld`
 * means that the database was made before 0.0.32.
 */
type Comparison =
  | { readonly kind: 'known'; readonly pending: number }
  | { readonly kind: 'newer'; readonly later: readonly string[] }
  | { readonly kind: 'tooOld' }

export async function compareMigrations(run: readonly string[]): Promise<Comparison> {
  const names = run.includes(REPLACED.last)
    ? [REPLACED.by, ...run.filter((name) => name > REPLACED.last)]
    : run
  if (names.includes(REPLACED.first)) return { kind: 'tooOld' }
  const known = Object.keys(await migrationsFor('sqlite'))
  const later = names.filter((name) => !known.includes(name))
  return later.length > 0
    ? { kind: 'newer', later }
    : { kind: 'known', pending: known.length - names.length }
}

/**
 * The names of the files also give the order of the migrations. The name of a released migration must never change. A
 * file is imported here only when its migration runs, because most starts have no pending migrations.
 */
async function migrationsFor(dialect: Dialect): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts'))
  const entries = files.map((file) => {
    const up = async (db: Kysely<unknown>) => {
      const { migration } = (await import(new URL(file, FOLDER).href)) as MigrationFile
      await migration(dialect).up(db)
    }
    return [file.replace(/\.ts$/, ''), { up }] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Runs the pending migrations in one transaction; if `db` is a transaction, in that one. Throws a StartError, and
 * changes nothing, if this version cannot migrate the database.
 */
export const migrate = <Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> =>
  db.isTransaction
    ? migrateInTransaction(db, dialect)
    : db.transaction().execute((transaction) => migrateInTransaction(transaction, dialect))

async function findRun<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === TABLE)) return []
  const { rows } = await sql<{ name: string }>`select "name" from ${sql.table(TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}

async function recordReplacement<Tables>(db: Kysely<Tables>) {
  const { first, by } = REPLACED
  await sql`delete from ${sql.table(TABLE)} where "name" <> ${first}`.execute(db)
  await sql`update ${sql.table(TABLE)} set "name" = ${by}`.execute(db)
}

async function migrateInTransaction<Tables>(db: Kysely<Tables>, dialect: Dialect) {
  const run = await findRun(db)
  const comparison = await compareMigrations(run)

  if (comparison.kind === 'tooOld') {
    throw new StartError(
      'The database was made by a version before 0.0.32, which this one cannot migrate; start 0.0.32 once, then this version.',
    )
  }
  if (comparison.kind === 'newer') {
    throw new StartError(
      `The database was made by a newer version of this program (${comparison.later.join(', ')}); start that version again, or restore a backup from before it.`,
    )
  }

  if (run.includes(REPLACED.last)) await recordReplacement(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => migrationsFor(dialect) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error as Error
}
