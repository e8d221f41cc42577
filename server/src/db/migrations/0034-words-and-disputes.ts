import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Every beginning of a word has its entries, as in migration 0023. */
const PREFIXES = Array.from({ length: 31 }, (_, n) => n + 2).join(' ')

/**
 * Words, and what makes two sources the same, are found differently: the next start fills their indexes. On PostgreSQL
 * the entries stay until they are made again, because servers of the version before search them and add some. When a
 * fact became disputed, and when what its feeds say of it changed otherwise, is kept from now on.
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
