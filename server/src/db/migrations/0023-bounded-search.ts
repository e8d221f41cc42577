import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/**
 * Beginnings of 2 to 32 characters have index entries of their own. For any other prefix SQLite would read all words
 * with that prefix before the first match.
 */
const PREFIXES = Array.from({ length: 31 }, (_, n) => n + 2).join(' ')

/** SQLite's index of words, with entries for the beginnings of words. The next start fills it. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'postgres') return
    await sql`drop table "FactSearch"`.execute(db)
    // The index stores no texts, only where each word occurs. Every character except a space belongs to a word.
    await sql`
      create virtual table "FactSearch" using fts5 (
        "words", content = '', contentless_delete = 1, detail = 'none', prefix = '${sql.raw(PREFIXES)}',
        tokenize = "ascii tokenchars '_.-'")`.execute(db)
  },
})
