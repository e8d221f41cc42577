import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The ISO time at which the operator disabled an account. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "user" add column "disabledAt" text`.execute(db)
  },
})
