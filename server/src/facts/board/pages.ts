import {
  FACT_SORTS,
  type FactSort,
  type FactsView,
  isNarrowed,
  MOST_DISPUTED_MAX,
  sourceDomain,
  SOURCE_FACTS_MAX,
  FACT_SEARCH_SORTED_MAX,
} from '@fable/contract/limits'
import type { Category, FactDetails, FactPage } from '@fable/contract'
import { sql } from 'kysely'
import type { Database, ServerDatabase } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { findStanding, type StandingWithFacts } from '../corrections/reads.ts'
import { filterTermsOf } from '../store/filter-words.ts'
import { COLUMNS, ID_END, IS_DISPUTED } from '../store/facts.ts'
import { sourceHash } from '../store/word-index.ts'
import { searchedWordsOf } from '../../lib/words.ts'
import { findMatches, type Terms } from './search-store.ts'

const CURSOR = new RegExp(String.raw`^(${FACT_SORTS.join('|')})\.(\d{1,10})\.([1-9]\d{0,8})$`)

/** The largest integer that the databases take. */
const INTEGER_MAX = 2_147_483_647

/** Writes a position in an order as `next` of a page. Clients must not rely on its format. */
export const encodeCursor = (sort: FactSort, { value, id }: Position): string =>
  Buffer.from(`${sort}.${value}.${id}`).toString('base64url')

/** Reads `after` of a request. Returns null for anything that no page of this order returned. */
export const decodeCursor = (sort: FactSort, cursor: string): Position | null => {
  const [, order, value, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (order !== sort || Number(value) > INTEGER_MAX) return null
  // The order `disputed` lists only facts with a value above 0.
  if (order === 'disputed' && value === '0') return null
  const position = { value: Number(value), id: Number(id) }
  return encodeCursor(sort, position) === cursor ? position : null
}

/** The column by which each order sorts before the id. Each has its index. */
const SORT_COLUMNS = {
  top: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  disputed: 'votesFalse',
} as const satisfies Record<Exclude<FactSort, 'new'>, string>

/** A place in an order: the sort column's value and the id of a fact. The value is 0 in the order `new`. */
type Position = { readonly value: number; readonly id: number }

type PageOptions = {
  readonly sort: FactSort
  readonly category?: Category | undefined
  /** Only these facts, for a search. */
  readonly among?: readonly number[] | undefined
  /** Only facts behind this position. */
  readonly after?: Position | undefined
  readonly limit: number
}

/** The facts that are not hidden. The condition matches that of the indexes. */
const shownFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt', 'correctionId'])
    .where('hiddenAt', 'is', null)

/** The facts that are not hidden, with their sort value, which is part of the next page's cursor. */
const placedFacts = (database: Database, sort: FactSort) =>
  shownFacts(database).select(
    sql<number>`${sort === 'new' ? sql.lit(0) : sql.ref(SORT_COLUMNS[sort])}`.as('value'),
  )

type Query = ReturnType<typeof placedFacts>

const newestFirst = (
  facts: Query,
  { category, after }: PageOptions,
  dialect: Database['dialect'],
): Query => {
  if (category !== undefined && dialect === 'postgres') {
    // With `category = …`, PostgreSQL would read all facts backwards and filter them.
    return facts
      .where('category', '>=', category)
      .where(sql<boolean>`("category", "id") < (${category}, ${after?.id ?? ID_END})`)
      .orderBy('category', 'desc')
      .orderBy('id', 'desc')
  }
  const ofCategory = category === undefined ? facts : facts.where('category', '=', category)
  return (after ? ofCategory.where('id', '<', after.id) : ofCategory).orderBy('id', 'desc')
}

/**
 * The queries of a page, one after the other until it is full. Each begins at the position in the index of its order
 * (keyset), without an offset. The order `disputed` has only disputed facts.
 */
export const pageQueries = (database: Database, options: PageOptions): Query[] => {
  const { dialect } = database
  const { sort, category, among, after } = options
  const shown = placedFacts(database, sort)
  const facts = among === undefined ? shown : shown.where('id', 'in', idList(dialect, among))
  if (sort === 'new') return [newestFirst(facts, options, dialect)]

  const column = SORT_COLUMNS[sort]
  let ordered = facts.orderBy(column, 'desc').orderBy('id', 'desc')
  if (category !== undefined) ordered = ordered.where('category', '=', category)
  if (sort === 'disputed') ordered = ordered.where(IS_DISPUTED)
  if (!after) return [ordered]
  // With `(votes, id) < (…)`, SQLite would use only the votes and read all facts with the same number of them;
  // PostgreSQL would misestimate the number of facts and sort them.
  return [
    ordered.where(column, '=', after.value).where('id', '<', after.id),
    ordered.where(column, '<', after.value),
  ]
}

type Row = Awaited<ReturnType<Query['execute']>>[number]

/** Lists the facts of a page. */
export const listPage = async (database: Database, options: PageOptions): Promise<Row[]> => {
  const rows: Row[] = []
  for (const query of pageQueries(database, options)) {
    const missing = options.limit - rows.length
    if (missing > 0) rows.push(...(await query.limit(missing).execute()))
  }
  return rows
}

/** A fact that is shown, as its columns. */
export type FactRow = Omit<Row, 'value'>

type Placed = FactRow & Partial<Position>

const toDetails = (
  { value: _, correctionId: __, ...fact }: Placed,
  standing: StandingWithFacts,
): FactDetails => ({
  ...fact,
  domain: sourceDomain(fact.source),
  ...standing.get(fact.id),
})

/** Lists facts as the calls return them, with their corrections. */
export const listDetails = async (
  database: Database,
  rows: readonly Placed[],
): Promise<FactDetails[]> => {
  const standing = await findStanding(database, rows)
  return rows.map((row) => toDetails(row, standing))
}

/** Finds a fact as a call returns it. */
export const findDetails = async (database: Database, row: Placed): Promise<FactDetails> =>
  toDetails(row, await findStanding(database, [row]))

/** Lists the most disputed facts among those with a shown correction, the most votes against first. */
export const listMostDisputed = async (database: Database): Promise<FactDetails[]> =>
  listDetails(
    database,
    await shownFacts(database)
      .where('correctionId', 'is not', null)
      .where(IS_DISPUTED)
      .orderBy('votesFalse', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_DISPUTED_MAX)
      .execute(),
  )

/** Finds a fact that is not hidden. */
export const findFact = (database: Database, id: number): Promise<FactRow | undefined> =>
  shownFacts(database).where('id', '=', id).executeTakeFirst()

/** Lists the ids of visible facts between two ids. */
export const listIds = async (
  { db }: Database,
  { after, last }: { after: number; last: number },
): Promise<number[]> => {
  const facts = await db
    .selectFrom('Facts')
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', last)
    .where('hiddenAt', 'is', null)
    .orderBy('id')
    .execute()
  return facts.map(({ id }) => id)
}

/** The query of the facts with a source, newest first. */
export const sourceQuery = (
  database: Database,
  source: string,
  limit: number,
): ReturnType<typeof shownFacts> =>
  shownFacts(database)
    .where('sourceHash', '=', sourceHash(source))
    .orderBy('id', 'desc')
    .limit(limit)

/** Lists the newest facts with a source, however it is written. */
export const listFactsOfSource = async (
  database: Database,
  source: string,
): Promise<FactDetails[]> =>
  listDetails(database, await sourceQuery(database, source, SOURCE_FACTS_MAX).execute())

export type PageRequest = {
  readonly view: FactsView
  /** Only facts behind this position: `after` of the view, decoded. */
  readonly after?: Position | undefined
  readonly limit: number
}

/**
 * Each typed word matches words that begin with it; a single letter matches only itself, because too many words begin
 * with it.
 */
const toTerm = (word: string) => ([...word].length === 1 ? word : `${word}*`)

/** The terms of a search. undefined: no search. null: a search that finds nothing. */
const termsOf = (view: FactsView): Terms | null | undefined => {
  if (!isNarrowed(view)) return undefined
  const { q } = view
  // An address is looked for as facts show it.
  const searched = searchedWordsOf(q.replace(/^https?:\/\/(www\.)?/i, ''))
  if (q !== '' && searched.length === 0) return null
  const filters = filterTermsOf(view).map((term) => [term])
  return [
    ...searched.map(({ words, beginnings }) => [...words, ...beginnings.map(toTerm)]),
    ...filters,
  ]
}

/** Reads a page in one of the orders, of all facts, of a category, or of those that a search finds. */
export const readPage = async (
  database: ServerDatabase,
  request: PageRequest,
): Promise<FactPage> => {
  const { view, after, limit } = request
  const { sort, category } = view
  const terms = termsOf(view)
  if (terms === null) return { facts: [], next: null }
  const range =
    sort === 'new'
      ? { before: after?.id ?? ID_END, limit: limit + 1 }
      : { before: ID_END, limit: FACT_SEARCH_SORTED_MAX }
  const found = terms && (await findMatches(database, terms, range))
  const rows = await listPage(database, {
    sort,
    // The terms of a search contain the category.
    category: found ? undefined : (category ?? undefined),
    among: found?.ids,
    after,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isCut = found && (found.isCut || found.ids.length === FACT_SEARCH_SORTED_MAX)
  return {
    facts: await listDetails(database, shown),
    next: last && rows.length > limit ? encodeCursor(sort, last) : null,
    ...(isCut && { isCut }),
  }
}
