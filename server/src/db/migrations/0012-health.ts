import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A table with one row, which is written to find out whether writes succeed. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Health')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('checkedAt', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into "Health" ("id", "checkedAt") values (1, '')`.execute(db)
  },
})
