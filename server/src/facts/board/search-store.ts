import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { factWords } from '../../db/fact-columns.ts'

/**
 * What a search demands: at least one term of each group. A term is a word as `wordsOf` returns it, or
 * the beginning of a word followed by `*`.
 */
export type Terms = readonly (readonly string[])[]

/**
 * How many times more facts than it needs PostgreSQL reads from the newest on before it uses the index of
 * words, which cannot stop early: words in more than a 20th of the facts are found on this way.
 */
const WALK_FACTOR = 20

/** A term between the quotes of a query. Words have no quotes, so nothing can leave them. */
const render = (
  terms: Terms,
  { quote, prefix, and, or }: Record<'quote' | 'prefix' | 'and' | 'or', string>,
): string =>
  terms
    .map((group) => {
      const quoted = group.map((term) =>
        term.endsWith('*')
          ? `${quote}${term.slice(0, -1)}${quote}${prefix}`
          : `${quote}${term}${quote}`,
      )
      return `(${quoted.join(or)})`
    })
    .join(and)

const toFts5 = (terms: Terms) =>
  render(terms, { quote: '"', prefix: '*', and: ' AND ', or: ' OR ' })

const toTsquery = (terms: Terms) =>
  render(terms, { quote: "'", prefix: ':*', and: ' & ', or: ' | ' })

/** Above every id of a fact. */
export const ID_END = 2_147_483_647

type Range = {
  /** Only facts with a lower id. */
  readonly before: number
  readonly limit: number
}

type Match = { factId: number }

/** SQLite reads the newest matches in the index of words, and stops at the limit. */
export const fts5Query = (terms: Terms, { before, limit }: Range) => sql<Match>`
  select "rowid" as "factId" from "FactSearch"
  where "FactSearch" match ${toFts5(terms)} and "rowid" < ${before}
  order by "rowid" desc limit ${limit}`

/** The matches among this number of the newest facts, without the index of words. */
const newestQuery = (terms: Terms, { before, limit }: Range, among: number) => sql<Match>`
  select "factId" from (
    select * from "FactSearch" where "factId" < ${before}
    order by "factId" desc limit ${among}) as "newest"
  where "words" @@ ${toTsquery(terms)}::tsquery
  order by "factId" desc limit ${limit}`

/** All matches by the index of words. Materialised, or PostgreSQL might walk through all facts. */
export const ginQuery = (terms: Terms, { before, limit }: Range) => sql<Match>`
  with "matches" as materialized (
    select "factId" from "FactSearch" where "words" @@ ${toTsquery(terms)}::tsquery)
  select "factId" from "matches" where "factId" < ${before} order by "factId" desc limit ${limit}`

const idsOf = async ({ db }: Database, query: ReturnType<typeof fts5Query>): Promise<number[]> =>
  (await query.execute(db)).rows.map(({ factId }) => factId)

/** Finds the newest facts with these terms, newest first. Cheap for rare words and for common ones. */
export const findMatches = async (
  database: Database,
  terms: Terms,
  range: Range,
): Promise<number[]> => {
  if (database.dialect === 'sqlite') return idsOf(database, fts5Query(terms, range))
  const newest = await idsOf(database, newestQuery(terms, range, range.limit * WALK_FACTOR))
  return newest.length >= range.limit ? newest : idsOf(database, ginQuery(terms, range))
}

/** Finds the newest facts with these terms, if few facts have them: PostgreSQL reads all matches. */
export const findRareMatches = (
  database: Database,
  terms: Terms,
  limit: number,
): Promise<number[]> => {
  const query = database.dialect === 'sqlite' ? fts5Query : ginQuery
  return idsOf(database, query(terms, { before: ID_END, limit }))
}

/** SQLite's matches among this number of the newest facts. */
const newestFts5Query = (terms: Terms, limit: number, among: number) => sql<Match>`
  select "rowid" as "factId" from "FactSearch"
  where "FactSearch" match ${toFts5(terms)} and "rowid" > coalesce(
    (select "rowid" from "FactSearch" order by "rowid" desc limit 1 offset ${among}), 0)
  order by "rowid" desc limit ${limit}`

/** Finds matches among this number of the newest facts only, newest first. */
export const findNewestMatches = (
  database: Database,
  terms: Terms,
  { among, limit }: { among: number; limit: number },
): Promise<number[]> =>
  idsOf(
    database,
    database.dialect === 'sqlite'
      ? newestFts5Query(terms, limit, among)
      : newestQuery(terms, { before: ID_END, limit }, among),
  )

/** Makes a fact findable. */
export const indexFact = async (
  { db, dialect }: Database,
  fact: { id: number; text: string; source: string; category: string },
): Promise<void> => {
  const words = factWords(fact)
  const insert =
    dialect === 'sqlite'
      ? sql`insert into "FactSearch" ("rowid", "words") values (${fact.id}, ${words})`
      : sql`
          insert into "FactSearch" ("factId", "words")
          values (${fact.id}, array_to_tsvector(string_to_array(${words}, ' ')))`
  await insert.execute(db)
}

/** Makes a fact unfindable. */
export const unindexFact = async ({ db, dialect }: Database, id: number): Promise<void> => {
  const key = sql.raw(dialect === 'sqlite' ? '"rowid"' : '"factId"')
  await sql`delete from "FactSearch" where ${key} = ${id}`.execute(db)
}
