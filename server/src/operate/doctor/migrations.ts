import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isWithoutTables } from '../../db/errors.ts'
import { compareMigrations } from '../../db/migrate.ts'
import { reasonOf } from '../../lib/errors.ts'
import { type Finding, good, note, wrong } from './finding.ts'

export async function checkMigrations({ db }: Database, fix: string): Promise<Finding> {
  try {
    const { rows } = await sql<{ name: string }>`select "name" from kysely_migration`.execute(db)
    const comparison = await compareMigrations(rows.map(({ name }) => name))
    if (comparison.kind === 'newer') {
      const text = `It was made by a newer version (${comparison.later.join(', ')}).`
      return wrong('database', text, 'Nothing is damaged: start the newer version again.')
    }
    if (comparison.kind === 'tooOld') {
      const text = 'It was made by a version before 0.0.32.'
      return wrong('database', text, 'Nothing is damaged: start 0.0.32 once, then this version.')
    }
    const { pending } = comparison
    if (pending === 0) return good('database', 'It has the tables of this version.')
    const text = `Migrations of this version are pending: ${pending}. The next start runs them, so back up first.`
    return note('database', text)
  } catch (error) {
    if (isWithoutTables(error))
      return note('database', 'It has no tables yet; the first start creates them.')
    return wrong('database', `It does not respond (${reasonOf(error)}).`, fix)
  }
}
