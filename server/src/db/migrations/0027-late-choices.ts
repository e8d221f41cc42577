import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A mark of the picks in a round that were made after its day. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "RoundChoices" add column "late" integer not null default 0`.execute(db)
  },
})
