import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/**
 * The words of each fact. The server folds and splits them itself, so that both databases only compare words and find
 * the same facts. They are in a table of their own, so that votes do not change this index. The next start fills it.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'sqlite') {
      // Migration 0023 replaces it.
      await sql`create virtual table "FactSearch" using fts5 ("words", content = '')`.execute(db)
      return
    }
    await sql`create table "FactSearch" ("factId" integer primary key, "words" tsvector not null)`.execute(
      db,
    )
    await sql`create index "FactSearchByWord" on "FactSearch" using gin ("words")`.execute(db)
  },
})
