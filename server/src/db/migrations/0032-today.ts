import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for counting what happened on a day without reading everything (docs/rules.md, section 13). */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`create index "FactsByTime" on "Facts" ("createdAt")`.execute(db)
    await sql`create index "CorrectionsByTime" on "Corrections" ("createdAt")`.execute(db)
    await sql`create index "RunsByStart" on "Runs" ("startedAt")`.execute(db)
  },
})
