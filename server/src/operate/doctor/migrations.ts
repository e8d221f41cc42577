import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isWithoutTables } from '../../db/errors.ts'
import { reasonOf } from '../../lib/errors.ts'
import { listMigrations } from '../../db/migrate.ts'
import { type Finding, good, note, wrong } from './finding.ts'

/**
 * Compares the migrations that have run with those of this version. `fix` is the advice if the database does not
 * respond.
 */
export const checkMigrations = async ({ db }: Database, fix: string): Promise<Finding> => {
  try {
    const { rows } = await sql<{ name: string }>`select "name" from kysely_migration`.execute(db)
    const known = await listMigrations()
    const later = rows.map(({ name }) => name).filter((name) => !known.includes(name))
    if (later.length > 0) {
      const text = `It was made by a newer version (${later.join(', ')}).`
      return wrong('database', text, 'Nothing is damaged: start the newer version again.')
    }
    const pending = known.length - rows.length
    if (pending === 0) return good('database', 'It has the tables of this version.')
    const text = `The tables are from an earlier version (pending migrations: ${pending}). The next start changes them, so back up first.`
    return note('database', text)
  } catch (error) {
    if (isWithoutTables(error))
      return note('database', 'It has no tables yet; the first start creates them.')
    return wrong('database', `It does not respond (${reasonOf(error)}).`, fix)
  }
}
