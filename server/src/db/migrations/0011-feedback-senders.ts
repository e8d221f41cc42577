import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The account from which feedback with an e-mail address came. From now on these addresses are stored in lower case, as
 * those of accounts are.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('Feedback')
      .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('set null'))
      .execute()
    await sql`update "Feedback" set "email" = lower("email")`.execute(db)
  },
})
