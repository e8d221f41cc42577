import { type Category, type Fact, factSchema, type NewFact } from '@fable/contract'
import { FACTS_LIMIT } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { sourceHash } from '../../db/fact-columns.ts'
import { inTransaction } from '../../db/transaction.ts'
import { indexFact } from './search-store.ts'

/** A fact's columns are the fields of the contract's Fact. */
export const COLUMNS = Object.keys(factSchema.shape) as (keyof Fact)[]

/** The query of a list: the most interesting facts first, then the newest (docs/rules.md, section 7). */
export const factsQuery = ({ db }: Database, category?: Category) => {
  const facts = db
    .selectFrom('Facts')
    .select(COLUMNS)
    .where('hiddenAt', 'is', null)
    .orderBy('votesInteresting', 'desc')
    .orderBy('id', 'desc')
    .limit(FACTS_LIMIT)
  return category === undefined ? facts : facts.where('category', '=', category)
}

/** Lists the facts of one category or of all categories. */
export const listFacts = (database: Database, category?: Category): Promise<Fact[]> =>
  factsQuery(database, category).execute()

/** Stores a new fact without votes and returns its row. `now` is in milliseconds since 1970. */
export const insertFact = (database: Database, fact: NewFact, now: number): Promise<Fact> =>
  inTransaction(database, async (transaction) => {
    const createdAt = new Date(now).toISOString()
    const inserted = await transaction.db
      .insertInto('Facts')
      .values({ ...fact, createdAt, sourceHash: sourceHash(fact.source) })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await indexFact(transaction, inserted)
    return inserted
  })

/** Whether the operator hid the fact. Returns undefined if it does not exist. */
export const isHidden = async ({ db }: Database, id: number): Promise<boolean | undefined> => {
  const fact = await db
    .selectFrom('Facts')
    .select('hiddenAt')
    .where('id', '=', id)
    .executeTakeFirst()
  return fact && fact.hiddenAt !== null
}
