import { type Category, type Fact, factSchema, type NewFact, type Vote } from '@fable/contract'
import { FACTS_LIMIT } from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { sourceHash } from '../platform/db/fact-columns.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { indexFact } from './search-store.ts'

/** A fact's columns are the fields of the contract's Fact. */
export const COLUMNS = Object.keys(factSchema.shape) as (keyof Fact)[]

/** The query of a list: the most interesting facts first, then the newest (specification 7). */
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

export type FactVote = { readonly factId: number; readonly vote: Vote }

/** The change of a fact's votes by kind. SQLite does not allow a column named "false". */
type Tally = { factId: number; moreInteresting: number; moreMindblowing: number; moreFalse: number }

const TALLY_FIELDS = {
  interesting: 'moreInteresting',
  mindblowing: 'moreMindblowing',
  false: 'moreFalse',
} as const satisfies Record<Vote, keyof Tally>

const tallyVotes = (votes: readonly FactVote[], each: 1 | -1): Tally[] => {
  const tallies = new Map<number, Tally>()
  for (const { factId, vote } of votes) {
    const counts = tallies.get(factId) ?? {
      factId,
      moreInteresting: 0,
      moreMindblowing: 0,
      moreFalse: 0,
    }
    counts[TALLY_FIELDS[vote]] += each
    tallies.set(factId, counts)
  }
  return [...tallies.values()]
}

/** The tallies as rows of a query. */
const tallyRows = (dialect: Database['dialect'], tallies: Tally[]) => {
  const json = JSON.stringify(tallies)
  if (dialect === 'sqlite') {
    return sql`
      select value ->> 'factId' as "factId", value ->> 'moreInteresting' as "moreInteresting",
        value ->> 'moreMindblowing' as "moreMindblowing", value ->> 'moreFalse' as "moreFalse"
      from json_each(${json})`
  }
  // Lock the rows in a fixed order. Otherwise the votes of two servers could deadlock.
  return sql`
    select "tally".* from json_to_recordset(${json}) as "tally"
      ("factId" integer, "moreInteresting" integer, "moreMindblowing" integer, "moreFalse" integer)
    join "Facts" on "Facts"."id" = "tally"."factId"
    order by "tally"."factId" for no key update of "Facts"`
}

/**
 * Adds all votes in one atomic statement, so that no concurrent vote is lost, and returns the updated
 * facts by id. Facts that do not exist or are hidden are missing in the result. `each` is -1 to take the
 * votes back.
 */
export const updateVotes = async (
  { db, dialect }: Database,
  votes: readonly FactVote[],
  each: 1 | -1 = 1,
): Promise<Map<number, Fact>> => {
  const greatest = sql.raw(dialect === 'sqlite' ? 'max' : 'greatest')
  const { rows } = await sql<Fact>`
    with "votes" as materialized (${tallyRows(dialect, tallyVotes(votes, each))})
    update "Facts" set
      "votesInteresting" = ${greatest}("votesInteresting" + "votes"."moreInteresting", 0),
      "votesMindblowing" = ${greatest}("votesMindblowing" + "votes"."moreMindblowing", 0),
      "votesFalse" = ${greatest}("votesFalse" + "votes"."moreFalse", 0)
    from "votes" where "Facts"."id" = "votes"."factId" and "hiddenAt" is null
    returning ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db)
  return new Map(rows.map((fact) => [fact.id, fact]))
}
