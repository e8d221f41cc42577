import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Marks the attempts of newcomers on a daily road: accounts that had not played on an earlier day. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "newcomer" integer not null default 0`.execute(db)
  },
})
