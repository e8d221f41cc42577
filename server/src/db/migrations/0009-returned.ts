import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Rounds" add column "returned" integer not null default 0`.execute(db)
  },
})
