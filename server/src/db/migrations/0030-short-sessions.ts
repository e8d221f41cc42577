import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions no longer contain the full address and the full name of the browser, but only a part of each. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`update "session" set "ipAddress" = null, "userAgent" = null`.execute(db)
  },
})
