import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Beginnings of words have index entries of their own, as in migration 0023. */
const PREFIXES = Array.from({ length: 31 }, (_, n) => n + 2).join(' ')

/**
 * This version splits words and compares sources in another way, so the next start fills both indexes again. On
 * PostgreSQL the old entries stay until then, because servers of the previous version still search them and add some.
 * From now on facts also have the time at which they became disputed, and the time of other changes that feeds show.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'sqlite') {
      await sql`drop table "FactSearch"`.execute(db)
      await sql`
        create virtual table "FactSearch" using fts5 (
          "words", content = '', contentless_delete = 1, detail = 'none', prefix = '${sql.raw(PREFIXES)}',
          tokenize = "ascii tokenchars '_.-'")`.execute(db)
    } else {
      await sql`
        alter table "FactSearch" add column "version" integer not null default 0`.execute(db)
    }
    await sql`alter table "Facts" add column "disputedAt" text`.execute(db)
    await sql`alter table "Facts" add column "changedAt" text`.execute(db)
    const now = new Date().toISOString()
    await sql`
      update "Facts" set "disputedAt" = coalesce("createdAt", ${now})
      where "votesInteresting" + "votesMindblowing" < "votesFalse"`.execute(db)
    await sql`
      create index "FactsByDisputeTime" on "Facts" ("disputedAt", "id")
      where "disputedAt" is not null`.execute(db)
  },
})
