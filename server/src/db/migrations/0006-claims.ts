import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The hash of the secret that claims an ended run of a guest. A run without it can be claimed only while open. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "claimHash" text`.execute(db)
  },
})
