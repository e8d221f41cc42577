import { type Category, type Fact, factSchema, type RequestOf, type Vote } from '@fable/contract'
import { FACTS_LIMIT } from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** A fact's columns are the fields of the contract's Fact. */
const COLUMNS = Object.keys(factSchema.shape) as (keyof Fact)[]

/** The query of a list, in its order: the most interesting first, then the newest (section 7). */
export const factsQuery = ({ db }: Database, category?: Category) => {
  const facts = db
    .selectFrom('Facts')
    .select(COLUMNS)
    .orderBy('votesInteresting', 'desc')
    .orderBy('id', 'desc')
    .limit(FACTS_LIMIT)
  return category === undefined ? facts : facts.where('category', '=', category)
}

/** The facts of one category or of all. */
export const listFacts = (database: Database, category?: Category): Promise<Fact[]> =>
  factsQuery(database, category).execute()

/** Stores a new fact without votes and returns its row. */
export const insertFact = (
  { db }: Database,
  fact: RequestOf<'POST /api/facts'>['body'],
): Promise<Fact> => db.insertInto('Facts').values(fact).returning(COLUMNS).executeTakeFirstOrThrow()

export type FactVote = { readonly factId: number; readonly vote: Vote }

/** How many votes of each kind a fact gets; SQLite knows no column named "false". */
type Tally = { factId: number; moreInteresting: number; moreMindblowing: number; moreFalse: number }

const TALLIED = {
  interesting: 'moreInteresting',
  mindblowing: 'moreMindblowing',
  false: 'moreFalse',
} as const satisfies Record<Vote, keyof Tally>

const tally = (votes: readonly FactVote[]): Tally[] => {
  const tallies = new Map<number, Tally>()
  for (const { factId, vote } of votes) {
    const counts = tallies.get(factId) ?? {
      factId,
      moreInteresting: 0,
      moreMindblowing: 0,
      moreFalse: 0,
    }
    counts[TALLIED[vote]] += 1
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
  // Locked in one order: two servers whose votes cross would otherwise wait for each other for ever.
  return sql`
    select "tally".* from json_to_recordset(${json}) as "tally"
      ("factId" integer, "moreInteresting" integer, "moreMindblowing" integer, "moreFalse" integer)
    join "Facts" on "Facts"."id" = "tally"."factId"
    order by "tally"."factId" for no key update of "Facts"`
}

/**
 * Counts all the votes in one atomic statement and answers the rows of the facts that exist, by id:
 * whoever votes at the same time, here or on another server, every vote counts.
 */
export const updateVotes = async (
  { db, dialect }: Database,
  votes: readonly FactVote[],
): Promise<Map<number, Fact>> => {
  const { rows } = await sql<Fact>`
    with "votes" as materialized (${tallyRows(dialect, tally(votes))})
    update "Facts" set
      "votesInteresting" = "votesInteresting" + "votes"."moreInteresting",
      "votesMindblowing" = "votesMindblowing" + "votes"."moreMindblowing",
      "votesFalse" = "votesFalse" + "votes"."moreFalse"
    from "votes" where "Facts"."id" = "votes"."factId"
    returning ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db)
  return new Map(rows.map((fact) => [fact.id, fact]))
}
