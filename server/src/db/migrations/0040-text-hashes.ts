import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An index entry for the text of each fact. Each start fills it, because servers of the previous version add facts
 * without it.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Facts" add column "textHash" text`.execute(db)
    await sql`create index "FactsByText" on "Facts" ("textHash", "id" desc)`.execute(db)
  },
})
