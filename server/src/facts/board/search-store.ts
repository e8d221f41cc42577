import { type Kysely, type RawBuilder, sql } from 'kysely'
import { inTransaction, type ServerDatabase } from '../../db/database.ts'
import { isCancelled } from '../../db/errors.ts'
import type { Tables } from '../../db/tables.ts'
import { findLastId } from './store.ts'

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

/** After this time a search is given up. Only words that are frequent and hardly ever meet take so long. */
const WORK_MS = 250

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

type Range = {
  /** Only facts with a lower id. */
  readonly before: number
  readonly limit: number
}

/** A step of a search: only facts from this id on. */
type Step = Range & { readonly from?: number }

/** The ids of the matches, the newest first. `isCut`: the search stopped before it had read all facts. */
type Matches = { readonly ids: readonly number[]; readonly isCut: boolean }

type Match = { factId: number }

/** SQLite reads the newest matches in the index of words, down to an id, and stops at the limit. */
export const fts5Query = (
  terms: Terms,
  { before, limit, from = 1 }: Step,
): RawBuilder<Match> => sql<Match>`
  select "rowid" as "factId" from "FactSearch"
  where "FactSearch" match ${toFts5(terms)} and "rowid" < ${before} and "rowid" >= ${from}
  order by "rowid" desc limit ${limit}`

/** The matches among this number of the newest facts, without the index of words. */
const newestQuery = (
  terms: Terms,
  { before, limit }: Range,
  among: number,
): RawBuilder<Match> => sql<Match>`
  select "factId" from (
    select * from "FactSearch" where "factId" < ${before}
    order by "factId" desc limit ${among}) as "newest"
  where "words" @@ ${toTsquery(terms)}::tsquery
  order by "factId" desc limit ${limit}`

/** All matches by the index of words, all of which are read. Materialised, or PostgreSQL might walk through all facts. */
export const ginQuery = (terms: Terms, { before, limit }: Range): RawBuilder<Match> => sql<Match>`
  with "matches" as materialized (
    select "factId" from "FactSearch" where "words" @@ ${toTsquery(terms)}::tsquery)
  select "factId" from "matches" where "factId" < ${before} order by "factId" desc limit ${limit}`

const idsOf = async (searches: Kysely<Tables>, query: RawBuilder<Match>): Promise<number[]> =>
  (await query.execute(searches)).rows.map(({ factId }) => factId)

/** How many ids the first step of a search spans. A step takes at most about 50 ms; SQLite has no way to end it. */
const FIRST_STEP = 65_536

/** A step that was quicker is followed by one twice as long. */
const QUICK_MS = 5

/** Searches in steps from the newest facts on, in the thread for searches, which runs steps of others between them. */
const findInSteps = async (
  { searches, dialect }: ServerDatabase,
  terms: Terms,
  { before, limit }: Range,
  workMs: number,
): Promise<Matches> => {
  const ids: number[] = []
  let end = Math.min(before, (await findLastId({ db: searches, dialect })) + 1)
  let step = FIRST_STEP
  const startedAt = performance.now()
  while (end > 1 && ids.length < limit) {
    const stepStartedAt = performance.now()
    if (stepStartedAt - startedAt > workMs) return { ids, isCut: true }
    const from = Math.max(1, end - step)
    const query = fts5Query(terms, { before: end, from, limit: limit - ids.length })
    ids.push(...(await idsOf(searches, query)))
    end = from
    if (performance.now() - stepStartedAt < QUICK_MS) step *= 2
  }
  return { ids, isCut: false }
}

/** Searches among the newest facts, which finds common words at once, then in PostgreSQL's index of words. */
const findByIndex = async (
  { searches, dialect }: ServerDatabase,
  terms: Terms,
  range: Range,
  workMs: number,
): Promise<Matches> => {
  const newest = await idsOf(searches, newestQuery(terms, range, range.limit * WALK_FACTOR))
  if (newest.length >= range.limit) return { ids: newest, isCut: false }
  try {
    const ids = await inTransaction({ db: searches, dialect }, async (transaction) => {
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
  database: ServerDatabase,
  terms: Terms,
  range: Range,
  workMs = WORK_MS,
): Promise<Matches> =>
  (database.dialect === 'sqlite' ? findInSteps : findByIndex)(database, terms, range, workMs)
