import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Values that 0.0.32 always writes, for rows in which they are missing. The spelling of a name that looks like another
 * one becomes something that no name can be spelled like, because spellings are unique.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`
      update "Runs" set "startedAt" = coalesce("endedAt", "playedOn" || 'T00:00:00.000Z')
      where "startedAt" is null`.execute(db)
    await sql`
      update "session" set "ipAddress" = coalesce("ipAddress", ''), "userAgent" = coalesce("userAgent", '')
      where "ipAddress" is null or "userAgent" is null`.execute(db)
    await sql`update "user" set "spelling" = 'id ' || "id" where "spelling" is null`.execute(db)
  },
})
