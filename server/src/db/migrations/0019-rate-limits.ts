import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/**
 * The windows of the rate limits, which several servers share. The embedded database has only one server, which has its
 * windows in memory. The table is unlogged: its commits do not wait for the disk, and a crash of the database empties
 * it.
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
