import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../lib/errors.ts'
import type { Dialect } from './database.ts'

const FOLDER = new URL('migrations/', import.meta.url)

/** The exports of each file in the folder of migrations. */
type MigrationFile = { readonly migration: (dialect: Dialect) => Migration }

/**
 * Lists the migrations by the names of their files, which also give their order. The name of a released migration must
 * never change. A file is loaded only when its migration runs, so a start without pending migrations loads none.
 */
const migrationsFor = async (dialect: Dialect): Promise<Record<string, Migration>> => {
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

/** Lists the names of all migrations, in their order. */
export const listMigrations = async (): Promise<readonly string[]> =>
  Object.keys(await migrationsFor('sqlite')).sort()

/** Runs pending migrations in one transaction. A lock lets several servers start at the same time. */
export const migrate = async <Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => migrationsFor(dialect) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartError(
      `The database was made by a newer version of this program (${error.message}); start that version again, or restore a backup from before it.`,
    )
  }
  if (error !== undefined) throw error as Error
}
