import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A mark of runs that were started without an account, and became an account's while they were open. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "claimed" integer not null default 0`.execute(db)
  },
})
