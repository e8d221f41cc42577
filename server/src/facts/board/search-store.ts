import { type Kysely, type RawBuilder, sql } from 'kysely'
import { inTransaction, type ServerDatabase } from '../../db/database.ts'
import { isCancelled } from '../../db/errors.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * A search's terms: at least one of each group must match. A term is a word as `wordsOf` returns it, or the beginning
 * of a word followed by `*`.
 */
export type Terms = readonly (readonly string[])[]

/**
 * Factor by which PostgreSQL may read more facts than it needs, newest first, before it turns to the index of words,
 * which cannot stop early: words in more than a 20th of the facts are found this way.
 */
const WALK_FACTOR = 20

/** After this time a search is given up. Only words that are frequent and hardly ever meet take so long. */
const WORK_MS = 100

/** Quotes a term of a query. Words contain no quotes, so nothing needs escaping. */
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

const toTsquery = (terms: Terms) =>
  render(terms, { quote: "'", prefix: ':*', and: ' & ', or: ' | ' })

type Range = {
  /** Only facts with a lower id. */
  readonly before: number
  readonly limit: number
}

/** The ids of the matches, the newest first. `isCut`: the search stopped before it had read all facts. */
type Matches = { readonly ids: readonly number[]; readonly isCut: boolean }

type Match = { id: number }

/** SQLite reads the newest matches in the index of words, down to an id, and stops at the limit. */
export const FTS5_TEXT = `
  select "rowid" as "id" from "FactSearch"
  where "FactSearch" match ? and "rowid" < ? and "rowid" >= ?
  order by "rowid" desc limit ?`

/** The terms as SQLite's index of words takes them. */
export const toFts5 = (terms: Terms): string =>
  render(terms, { quote: '"', prefix: '*', and: ' AND ', or: ' OR ' })

/** The matches among this number of the newest facts, without the index of words. */
const newestQuery = (
  terms: Terms,
  { before, limit }: Range,
  among: number,
): RawBuilder<Match> => sql<Match>`
  select "factId" as "id" from (
    select * from "FactSearch" where "factId" < ${before}
    order by "factId" desc limit ${among}) as "newest"
  where "words" @@ ${toTsquery(terms)}::tsquery
  order by "factId" desc limit ${limit}`

/** All matches by the index of words, all of which are read. Materialised, or PostgreSQL might walk through all facts. */
export const ginQuery = (terms: Terms, { before, limit }: Range): RawBuilder<Match> => sql<Match>`
  with "matches" as materialized (
    select "factId" from "FactSearch" where "words" @@ ${toTsquery(terms)}::tsquery)
  select "factId" as "id" from "matches" where "factId" < ${before}
  order by "factId" desc limit ${limit}`

const idsOf = async (db: Kysely<Tables>, query: RawBuilder<Match>): Promise<number[]> =>
  (await query.execute(db)).rows.map(({ id }) => id)

/** Searches among the newest facts, which finds common words at once, then in PostgreSQL's index of words. */
const findByIndex = async (
  db: Kysely<Tables>,
  terms: Terms,
  range: Range,
  workMs: number,
): Promise<Matches> => {
  const newest = await idsOf(db, newestQuery(terms, range, range.limit * WALK_FACTOR))
  if (newest.length >= range.limit) return { ids: newest, isCut: false }
  try {
    const ids = await inTransaction({ db, dialect: 'postgres' }, async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(workMs)}`.execute(transaction.db)
      return idsOf(transaction.db, ginQuery(terms, range))
    })
    return { ids, isCut: false }
  } catch (error) {
    if (!isCancelled(error)) throw error
    return { ids: newest, isCut: true }
  }
}

/** Finds the newest facts with these terms, newest first. Works for `workMs` milliseconds, and then little more. */
export const findMatches = (
  { searches }: ServerDatabase,
  terms: Terms,
  range: Range,
  workMs = WORK_MS,
): Promise<Matches> =>
  searches.dialect === 'sqlite'
    ? searches.reader.search({ text: FTS5_TEXT, match: toFts5(terms), ...range, workMs })
    : findByIndex(searches.db, terms, range, workMs)
