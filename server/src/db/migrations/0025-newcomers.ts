import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which attempts on a daily road are of newcomers: accounts that had not played on a day before. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "newcomer" integer not null default 0`.execute(db)
  },
})
