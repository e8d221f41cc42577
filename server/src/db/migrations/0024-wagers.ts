import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The wagers that an ended run kept, as ids with commas. null for open runs, and those of servers before this. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "wagers" text`.execute(db)
  },
})
