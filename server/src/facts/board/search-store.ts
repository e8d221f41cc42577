import { type Kysely, type RawBuilder, sql } from 'kysely'
import { inTransaction, type ServerDatabase } from '../../db/database.ts'
import { isCancelled } from '../../db/errors.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * A fact must match at least one term of each group. A term is a word as `wordsOf` returns it, or the beginning of a
 * word followed by `*`.
 */
export type Terms = readonly (readonly string[])[]

/**
 * With PostgreSQL, a search first looks through the newest facts: this many times the wanted number. That finds enough
 * matches if more than one in 20 facts match. Otherwise the search uses the index of words, from which it must read all
 * matches.
 */
const WALK_FACTOR = 20

/**
 * A search stops after this time in milliseconds. Only a search for frequent words that rarely occur together takes so
 * long.
 */
const WORK_MS = 100

/** Searched words contain no quotes, so nothing needs to be escaped. */
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
  readonly before: number
  readonly limit: number
}

/** The newest fact is first. `isCut`: the search was stopped before it had seen all facts. */
type Matches = { readonly ids: readonly number[]; readonly isCut: boolean }

type Match = { id: number }

export const FTS5_TEXT = `
  select "rowid" as "id" from "FactSearch"
  where "FactSearch" match ? and "rowid" < ? and "rowid" >= ?
  order by "rowid" desc limit ?`

const LAST_ID_TEXT = 'select max("id") as "id" from "Facts"'

export const toFts5 = (terms: Terms): string =>
  render(terms, { quote: '"', prefix: '*', and: ' AND ', or: ' OR ' })

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

/** The matches are materialised, because otherwise PostgreSQL might read all facts instead of the index of words. */
export const ginQuery = (terms: Terms, { before, limit }: Range): RawBuilder<Match> => sql<Match>`
  with "matches" as materialized (
    select "factId" from "FactSearch" where "words" @@ ${toTsquery(terms)}::tsquery)
  select "factId" as "id" from "matches" where "factId" < ${before}
  order by "factId" desc limit ${limit}`

const idsOf = async (db: Kysely<Tables>, query: RawBuilder<Match>): Promise<number[]> =>
  (await query.execute(db)).rows.map(({ id }) => id)

async function findByIndex(
  db: Kysely<Tables>,
  terms: Terms,
  range: Range,
  workMs: number,
): Promise<Matches> {
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

export const findMatches = (
  { searches }: ServerDatabase,
  terms: Terms,
  range: Range,
  workMs = WORK_MS,
): Promise<Matches> =>
  searches.dialect === 'sqlite'
    ? searches.reader.search({
        text: FTS5_TEXT,
        last: LAST_ID_TEXT,
        match: toFts5(terms),
        ...range,
        workMs,
      })
    : findByIndex(searches.db, terms, range, workMs)
