import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the operator disabled an account, as an ISO time. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "user" add column "disabledAt" text`.execute(db)
  },
})
