import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/**
 * The windows of the rate limits, which the servers share. The embedded database has one server, which keeps
 * them in memory. Unlogged: a commit waits for no disk, and a crash of the database empties the table.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'sqlite') return
    await sql`
      create unlogged table "RateLimits" (
        "key" text primary key, "taken" integer not null, "endsAt" double precision not null
      )`.execute(db)
  },
})
