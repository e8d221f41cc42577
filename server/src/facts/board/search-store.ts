import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import { isCancelled } from '../../db/errors.ts'
import { blockOf, blockWord, findLastId } from './store.ts'

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

/** How long a search works. Only words that are frequent and hardly ever meet take so long. */
const WORK_MS = 100

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

/** All matches by the index of words, all of which are read. Materialised, or PostgreSQL might walk through all facts. */
export const ginQuery = (terms: Terms, { before, limit }: Range) => sql<Match>`
  with "matches" as materialized (
    select "factId" from "FactSearch" where "words" @@ ${toTsquery(terms)}::tsquery)
  select "factId" from "matches" where "factId" < ${before} order by "factId" desc limit ${limit}`

const idsOf = async ({ db }: Database, query: ReturnType<typeof fts5Query>): Promise<number[]> =>
  (await query.execute(db)).rows.map(({ factId }) => factId)

/** When the searches of SQLite may go on, which work in the thread that serves everybody: one in each of its turns. */
let turn: Promise<unknown> = Promise.resolve()

/** So many blocks are searched at once while a search is quick, as it is for rare words. */
const BLOCKS_AT_ONCE = 8
const QUICK_MS = 1

/** Searches in pieces, from the newest block on. */
const findInBlocks = async (
  database: Database,
  terms: Terms,
  { before, limit }: Range,
  workMs: number,
) => {
  const ids: number[] = []
  let worked = 0
  let size = 1
  let block = blockOf(Math.min(before - 1, await findLastId(database)))
  while (block >= 0 && ids.length < limit) {
    if (worked > workMs) return { ids, isCut: true }
    await (turn = turn.then(() => nextTurn()))
    const startedAt = performance.now()
    const blocks = Array.from({ length: Math.min(size, block + 1) }, (_, at) => block - at)
    const range = { before, limit: limit - ids.length }
    ids.push(...(await idsOf(database, fts5Query([blocks.map(blockWord), ...terms], range))))
    const took = performance.now() - startedAt
    worked += took
    block -= size
    size = took < QUICK_MS ? Math.min(size * 2, BLOCKS_AT_ONCE) : 1
  }
  return { ids, isCut: false }
}

/** Searches among the newest facts, which finds common words at once, then in PostgreSQL's index of words. */
const findByIndex = async (database: Database, terms: Terms, range: Range, workMs: number) => {
  const newest = await idsOf(database, newestQuery(terms, range, range.limit * WALK_FACTOR))
  if (newest.length >= range.limit) return { ids: newest, isCut: false }
  try {
    const ids = await inTransaction(database, async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(workMs)}`.execute(transaction.db)
      return idsOf(transaction, ginQuery(terms, range))
    })
    return { ids, isCut: false }
  } catch (error) {
    if (!isCancelled(error)) throw error
    return { ids: newest, isCut: true }
  }
}

/**
 * Finds the newest facts with these terms, newest first. Works for `workMs` milliseconds, and then little more.
 * `isCut`: it stopped before it had read all facts.
 */
export const findMatches = (database: Database, terms: Terms, range: Range, workMs = WORK_MS) =>
  (database.dialect === 'sqlite' ? findInBlocks : findByIndex)(database, terms, range, workMs)
