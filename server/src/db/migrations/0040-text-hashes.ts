import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index entry for a fact's text. Each start fills it, also for facts added by servers of the version before. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Facts" add column "textHash" text`.execute(db)
    await sql`create index "FactsByText" on "Facts" ("textHash", "id" desc)`.execute(db)
  },
})
