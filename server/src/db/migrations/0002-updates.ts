import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The release notes (docs/rules.md, section 3), which each start of the server rewrites. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Updates')
      .addColumn('UpdateId', 'integer', (column) => column.primaryKey())
      .addColumn('UpdateName', 'text', (column) => column.notNull())
      .addColumn('UpdateNum', 'text', (column) => column.notNull())
      .addColumn('UpdateDescription', 'text', (column) => column.notNull())
      .addColumn('UpdateList', 'text', (column) => column.notNull())
      .addColumn('UpdateDate', 'text', (column) => column.notNull())
      .addColumn('UpdateImage', 'text')
      .execute()
  },
})
