import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Release notes (section 3). Each start of the server rewrites them. */
export const updates: Migration = {
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
}
