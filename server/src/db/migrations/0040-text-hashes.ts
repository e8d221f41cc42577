import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What finds the text of a fact again. The start fills it, also for facts that servers of the version before add. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Facts" add column "textHash" text`.execute(db)
    await sql`create index "FactsByText" on "Facts" ("textHash", "id" desc)`.execute(db)
  },
})
