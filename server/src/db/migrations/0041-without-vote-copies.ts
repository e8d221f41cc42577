import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The copies of the votes. "disputed" is generated from the others, so it is dropped first. */
const COPIES = ['disputed', 'sortedInteresting', 'sortedMindblowing', 'sortedFalse']

/** Drops columns and a table that only servers before migration 0022 used. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const column of COPIES) {
      await sql`alter table "Facts" drop column ${sql.ref(column)}`.execute(db)
    }
    await db.schema.dropTable('UsedReceipts').execute()
  },
})
