import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { facts } from './migrations/0001-facts.ts'
import { updates } from './migrations/0002-updates.ts'
import { feedback } from './migrations/0003-feedback.ts'
import { accounts } from './migrations/0004-accounts.ts'
import { games } from './migrations/0005-games.ts'
import { runs } from './migrations/0010-runs.ts'
import { health } from './migrations/0012-health.ts'
import { feedbackSenders } from './migrations/0011-feedback-senders.ts'
import type { Dialect } from './database.ts'

/** All migrations, applied in the order of their names. A published name never changes. */
const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  '0001-facts': facts(dialect),
  '0002-updates': updates,
  '0003-feedback': feedback(dialect),
  '0004-accounts': accounts(dialect),
  '0005-games': games,
  '0010-runs': runs(dialect),
  '0011-feedback-senders': feedbackSenders,
  '0012-health': health,
})

/** Runs pending migrations in one transaction and under a lock, so several servers can start at once. */
export const migrate = async <Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> => {
  const migrations = migrationsFor(dialect)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StartError(
      `The database was made by another version of this program: ${error.message}.`,
    )
  }
  if (error !== undefined) throw error as Error
}
