import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Beginnings of words have index entries of their own, as in migration 0023. */
const PREFIXES = Array.from({ length: 31 }, (_, n) => n + 2).join(' ')

/**
 * A fact is now found by the words of its best correction even if it is not disputed, so the next start fills the index
 * again. On PostgreSQL each entry has a version, by which that start finds the old ones.
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
