import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A mark of those attempts on a daily road that are by newcomers: accounts that had not played on an earlier day. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "newcomer" integer not null default 0`.execute(db)
  },
})
