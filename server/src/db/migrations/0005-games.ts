import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The game that is saved to an account (docs/rules.md, section 3, Save). */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Games')
      .addColumn('userId', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('savedAt', 'text', (column) => column.notNull())
      .execute()
  },
})
