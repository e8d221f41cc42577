import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The wager that was taken on a run; null for none. Runs of servers before this show what they kept, taken or not. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "wager" text`.execute(db)
  },
})
