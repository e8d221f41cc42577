import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The hash of the secret with which a guest can claim a run. Runs before have none, so nobody can claim them. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Runs" add column "claimHash" text`.execute(db)
  },
})
