import type { Fact } from '@fable/contract'
import { FACT_FIELD_NAMES, sourceDomain, sourceKey } from '@fable/contract/limits'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { idList, jsonRows } from '../../db/json-rows.ts'
import { wordsOf } from '../../lib/words.ts'
import { filterWordsOf } from './filter-words.ts'
import { fillHashes, hashedFacts, updateHashes } from './hashes.ts'

/** Returns the searchable text of a source: its domain as shown, and its address without percent-encoding. */
const readable = (source: string): string => {
  const key = sourceKey(source)
  const domain = sourceDomain(source)
  try {
    return `${decodeURIComponent(key)} ${domain}`
  } catch {
    return `${key} ${domain}`
  }
}

/** The columns from which the index of words is made. */
const INDEXED_COLUMNS = ['id', ...FACT_FIELD_NAMES] as const

type Indexed = Pick<Fact, (typeof INDEXED_COLUMNS)[number]> & {
  /** The text of the best correction, which is shown with the fact while the fact is disputed. */
  readonly correctionText?: string | null
}

/**
 * The version of the results of `factWords` and `sourceHash`. Increase it whenever these change. Also add a migration
 * that empties the embedded database's index of words, because that has no column for the version. The next start then
 * fills both.
 */
const INDEX_VERSION = 2

/**
 * Returns the index terms of a fact, separated by spaces: the words of its own fields and of its best correction, and
 * the words for filters, which are made from its own fields only.
 */
export const factWords = (fact: Indexed): string =>
  [
    ...new Set([
      ...wordsOf(fact.text),
      ...wordsOf(readable(fact.source)),
      ...wordsOf(fact.correctionText ?? ''),
    ]),
    ...filterWordsOf(fact),
  ].join(' ')

export const indexFacts = async (
  { db, dialect }: Database,
  facts: readonly Indexed[],
): Promise<void> => {
  const entries = facts.map((fact) => ({ id: fact.id, words: factWords(fact) }))
  const rows = jsonRows(dialect, entries, { id: 'integer', words: 'text' })
  await (
    dialect === 'sqlite'
      ? sql`insert into "FactSearch" ("rowid", "words") select "id", "words" from ${rows}`
      : sql`
          insert into "FactSearch" ("factId", "words", "version")
          select "id", array_to_tsvector(string_to_array("words", ' ')), ${sql.lit(INDEX_VERSION)}
          from ${rows}
          on conflict do nothing`
  ).execute(db)
}

const indexKey = (dialect: Database['dialect']) =>
  sql.ref(dialect === 'sqlite' ? 'rowid' : 'factId')

/** The query of the facts to index, with the columns that this needs. */
const indexedFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .leftJoin('Corrections', 'Corrections.id', 'Facts.correctionId')
    .select(INDEXED_COLUMNS.map((column) => `Facts.${column}` as const))
    .select('Corrections.text as correctionText')
    .where('Facts.hiddenAt', 'is', null)
    .orderBy('Facts.id')

/** Locks facts until the end of the transaction. Waits for other servers that are changing one of them. */
export const lockFacts = async (
  { db, dialect }: Database,
  ids: readonly number[],
): Promise<void> => {
  // The embedded database has only one writer.
  if (dialect === 'sqlite') return
  await db
    .selectFrom('Facts')
    .select('id')
    .where('id', 'in', idList(dialect, ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Updates the index entries of facts, and removes those of hidden ones. */
export const reindexFacts = (database: Database, ids: readonly number[]): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { db, dialect } = transaction
    await lockFacts(transaction, ids)
    const among = idList(dialect, ids)
    const facts = await indexedFacts(transaction).where('Facts.id', 'in', among).execute()
    await sql`delete from "FactSearch" where ${indexKey(dialect)} in ${among}`.execute(db)
    await indexFacts(transaction, facts)
    await updateHashes(
      transaction,
      await hashedFacts(transaction).where('id', 'in', among).execute(),
    )
  })

const INDEXED_AT_ONCE = 2000

/**
 * Fills the embedded database's index of words if it is empty. It does so in one transaction, because a half-filled
 * index would not be filled by the next start.
 */
const fillEmptyIndex = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const first = await sql`select "rowid" from "FactSearch" limit 1`.execute(transaction.db)
    if (first.rows.length > 0) return
    await fillHashes(transaction)
    for (let after = 0; ;) {
      const facts = await indexedFacts(transaction)
        .where('Facts.id', '>', after)
        .limit(INDEXED_AT_ONCE)
        .execute()
      const last = facts.at(-1)
      if (!last) return
      await indexFacts(transaction, facts)
      after = last.id
    }
  })

/**
 * Adds missing entries and replaces those with a lower `INDEX_VERSION`, in small batches, because other servers change
 * facts meanwhile.
 */
const fillOldEntries = async (database: Database): Promise<void> => {
  for (let after = 0; ;) {
    const facts = await database.db
      .selectFrom('Facts')
      .select('id')
      .where('hiddenAt', 'is', null)
      .where('id', '>', after)
      .where(
        sql<boolean>`not exists (
          select 1 from "FactSearch"
          where "factId" = "Facts"."id" and "version" >= ${sql.lit(INDEX_VERSION)})`,
      )
      .orderBy('id')
      .limit(INDEXED_AT_ONCE)
      .execute()
    const ids = facts.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    if (after === 0) await fillHashes(database)
    await reindexFacts(database, ids)
    after = last
  }
}

/** Completes the indexes, so that all facts are found by words, source and text as this version expects. */
export const fillIndex = (database: Database): Promise<void> =>
  database.dialect === 'sqlite' ? fillEmptyIndex(database) : fillOldEntries(database)
