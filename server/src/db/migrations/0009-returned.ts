import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The number of players of a round who had played that of the day before. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Rounds" add column "returned" integer not null default 0`.execute(db)
  },
})
