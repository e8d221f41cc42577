import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "DailyRoads" add column "rules" integer not null default 1`.execute(db)
    await sql`alter table "DailyRoads" add column "forks" text not null default '{}'`.execute(db)
    await sql`alter table "Runs" add column "draws" text not null default ''`.execute(db)
  },
})
