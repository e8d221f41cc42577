import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Every beginning of a word has its entries, as in migration 0023. */
const PREFIXES = Array.from({ length: 31 }, (_, n) => n + 2).join(' ')

/**
 * A fact is found by the words of its best correction, disputed or not: the next start fills the index. On PostgreSQL
 * the entries have versions, which that start renews.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'postgres') return
    await sql`drop table "FactSearch"`.execute(db)
    await sql`
      create virtual table "FactSearch" using fts5 (
        "words", content = '', contentless_delete = 1, detail = 'none', prefix = '${sql.raw(PREFIXES)}',
        tokenize = "ascii tokenchars '_.-'")`.execute(db)
  },
})
