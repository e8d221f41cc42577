import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { fillHashes, hashedFacts, updateHashes } from '../store/hashes.ts'
import { INDEX_VERSION, INDEXED_COLUMNS, indexFacts, lockFacts } from '../store/word-index.ts'

const indexKey = (dialect: Database['dialect']) =>
  sql.ref(dialect === 'sqlite' ? 'rowid' : 'factId')

const indexedFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .leftJoin('Corrections', 'Corrections.id', 'Facts.correctionId')
    .select(INDEXED_COLUMNS.map((column) => `Facts.${column}` as const))
    .select('Corrections.text as correctionText')
    .where('Facts.hiddenAt', 'is', null)
    .orderBy('Facts.id')

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

/** Fills the index in one transaction, because the next start would not complete a half-filled index. */
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
async function fillOldEntries(database: Database): Promise<void> {
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

export const fillIndex = (database: Database): Promise<void> =>
  database.dialect === 'sqlite' ? fillEmptyIndex(database) : fillOldEntries(database)
