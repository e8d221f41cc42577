import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The wagers that an ended run has kept, as ids separated by commas. They are null for open runs, and for runs of
 * earlier servers.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "wagers" text`.execute(db)
  },
})
