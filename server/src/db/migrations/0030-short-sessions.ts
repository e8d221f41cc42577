import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions keep no whole address and no whole name of a browser any more; new ones keep a part of each. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`update "session" set "ipAddress" = null, "userAgent" = null`.execute(db)
  },
})
