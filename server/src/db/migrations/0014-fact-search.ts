import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'
import { WORD_MAX } from '../../lib/words.ts'
import { factWords } from '../fact-columns.ts'

const BATCH = 1000

type Row = { readonly id: number; readonly text: string; readonly source: string; category: string }

/** Indexes the words of the facts that exist. */
const fill = async (db: Kysely<unknown>, insert: (json: string) => ReturnType<typeof sql>) => {
  for (let after = 0; ;) {
    const { rows } = await sql<Row>`
      select "id", "text", "source", "category" from "Facts"
      where "id" > ${after} and "hiddenAt" is null order by "id" limit ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const entries = rows.map((fact) => ({ id: fact.id, words: factWords(fact) }))
    await insert(JSON.stringify(entries)).execute(db)
    after = last.id
  }
}

/** Every beginning of a word has its entries, because SQLite would read all of any other before the first match. */
const PREFIXES = Array.from({ length: WORD_MAX - 1 }, (_, n) => n + 2).join(' ')

/** Creates SQLite's index of words and fills it. */
export const createEmbedded = async (db: Kysely<unknown>): Promise<void> => {
  // It stores no texts, only where each word is. Every character but a blank belongs to a word.
  await sql`
    create virtual table "FactSearch" using fts5 (
      "words", content = '', contentless_delete = 1, detail = 'none', prefix = '${sql.raw(PREFIXES)}',
      tokenize = "ascii tokenchars '_.-'")`.execute(db)
  await fill(
    db,
    (json) => sql`
      insert into "FactSearch" ("rowid", "words")
      select value ->> 'id', value ->> 'words' from json_each(${json})`,
  )
}

/**
 * The words of each fact. Our own code folds and splits them, so both databases only compare words and
 * find the same facts. A table of its own, because a vote must not touch this index.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'sqlite') {
      await createEmbedded(db)
      return
    }
    await sql`create table "FactSearch" ("factId" integer primary key, "words" tsvector not null)`.execute(
      db,
    )
    await fill(
      db,
      (json) => sql`
        insert into "FactSearch" ("factId", "words")
        select "id", array_to_tsvector(string_to_array("words", ' '))
        from json_to_recordset(${json}) as "entry" ("id" integer, "words" text)`,
    )
    await sql`create index "FactSearchByWord" on "FactSearch" using gin ("words")`.execute(db)
  },
})
