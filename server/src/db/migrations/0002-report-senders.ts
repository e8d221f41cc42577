import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The senders of reports, because three different ones end a fact's standing as fact of the day. `isFirst` survives the
 * mark of the sender, which is deleted after two weeks. The index lets only one report of a sender be the first one.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "Reports" add column "sender" text`.execute(db)
    await sql`alter table "Reports" add column "isFirst" integer not null default 1`.execute(db)
    await sql`
      create unique index "FirstReports" on "Reports" ("factId", coalesce("correctionId", 0), "sender")
      where "isFirst" = 1 and "sender" is not null`.execute(db)
  },
})
