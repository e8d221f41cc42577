import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The wager that was taken on a run; null for none. Runs of earlier servers show which wagers they would have kept,
 * whether taken or not.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "wager" text`.execute(db)
  },
})
