import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Every beginning of a word has its entries, because SQLite would read all of any other before the first match. */
const PREFIXES = Array.from({ length: 31 }, (_, n) => n + 2).join(' ')

/** SQLite's index of words, which the next start fills: with blocks of facts, and the beginnings of words. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'postgres') return
    await sql`drop table "FactSearch"`.execute(db)
    // It stores no texts, only where each word is. Every character but a blank belongs to a word.
    await sql`
      create virtual table "FactSearch" using fts5 (
        "words", content = '', contentless_delete = 1, detail = 'none', prefix = '${sql.raw(PREFIXES)}',
        tokenize = "ascii tokenchars '_.-'")`.execute(db)
  },
})
