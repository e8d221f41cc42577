import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Rounds" add column "sealedPlace" integer`.execute(db)
    await sql`create table "RoundSeals" (
      "userId" text not null references "user" ("id") on delete cascade, "day" text not null,
      "seal" integer not null, constraint "RoundSeals_key" primary key ("userId", "day"))`.execute(
      db,
    )
  },
})
