import { sql } from 'kysely'
import type { Category, FactDetails, FactPage } from '@fable/contract'
import {
  FACT_SORTS,
  type FactSort,
  type FactsView,
  isNarrowed,
  MOST_DISPUTED_MAX,
  otherNumbersOf,
  sourceDomain,
  SOURCE_FACTS_MAX,
  FACT_SEARCH_SORTED_MAX,
} from '@fable/contract/limits'
import type { Database, ServerDatabase } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { searchedWordsOf } from '../../lib/words.ts'
import {
  findBestCorrections,
  HAS_BEST_CORRECTION,
  type BestCorrections,
} from '../corrections/reads.ts'
import { COLUMNS, ID_END, IS_DISPUTED } from '../store/facts.ts'
import { filterTermsOf } from '../store/filter-words.ts'
import { sourceHash } from '../store/hashes.ts'
import { findMatches, type Terms } from './search-store.ts'

const CURSOR = new RegExp(String.raw`^(${FACT_SORTS.join('|')})\.(\d{1,10})\.([1-9]\d{0,8})$`)

const INTEGER_MAX = 2_147_483_647

/** Clients must not rely on the format of a cursor. */
export const encodeCursor = (sort: FactSort, { value, id }: Position): string =>
  Buffer.from(`${sort}.${value}.${id}`).toString('base64url')

/** Returns null if the text is not the `next` of any page in this order. */
export function decodeCursor(sort: FactSort, cursor: string): Position | null {
  const [, order, value, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (order !== sort || Number(value) > INTEGER_MAX) return null
  // The order `disputed` lists only facts that have votes against them.
  if (order === 'disputed' && value === '0') return null
  const position = { value: Number(value), id: Number(id) }
  return encodeCursor(sort, position) === cursor ? position : null
}

/** Facts with equal values are sorted by id. Each column has indexes of its own. */
export const SORT_COLUMNS = {
  top: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  disputed: 'votesFalse',
} as const satisfies Record<Exclude<FactSort, 'new'>, string>

export const CONDITIONS: Readonly<Partial<Record<FactSort, typeof IS_DISPUTED>>> = {
  disputed: IS_DISPUTED,
}

type Position = { readonly value: number; readonly id: number }

type PageOptions = {
  readonly sort: FactSort
  readonly category?: Category | undefined
  readonly among?: readonly number[] | undefined
  readonly after?: Position | undefined
  readonly limit: number
}

// The indexes contain only shown facts, so a query without this condition could not use them.
const shownFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt', 'correctionId', 'vouchedBy'])
    .where('hiddenAt', 'is', null)

const placedFacts = (database: Database, sort: FactSort) =>
  shownFacts(database).select(
    sql<number>`${sort === 'new' ? sql.lit(0) : sql.ref(SORT_COLUMNS[sort])}`.as('value'),
  )

type Query = ReturnType<typeof placedFacts>

function newestFirst(
  facts: Query,
  { category, after }: PageOptions,
  dialect: Database['dialect'],
): Query {
  if (category !== undefined && dialect === 'postgres') {
    // With `category = …`, PostgreSQL would read all facts from the newest and drop those of other categories.
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
 * The caller runs these queries one after the other until the page is full. Each query starts at the position in the
 * index of its order (keyset pagination), so it does not read the facts of earlier pages.
 */
export function pageQueries(database: Database, options: PageOptions): Query[] {
  const { dialect } = database
  const { sort, category, among, after } = options
  const shown = placedFacts(database, sort)
  const facts = among === undefined ? shown : shown.where('id', 'in', idList(dialect, among))
  if (sort === 'new') return [newestFirst(facts, options, dialect)]

  const column = SORT_COLUMNS[sort]
  let ordered = facts.orderBy(column, 'desc').orderBy('id', 'desc')
  if (category !== undefined) ordered = ordered.where('category', '=', category)
  const condition = CONDITIONS[sort]
  if (condition) ordered = ordered.where(condition)
  if (!after) return [ordered]
  // A single condition `(votes, id) < (…)` would be slow. SQLite would use only the votes, and read all facts with the
  // same number of them; PostgreSQL would misestimate the number of facts and sort them.
  return [
    ordered.where(column, '=', after.value).where('id', '<', after.id),
    ordered.where(column, '<', after.value),
  ]
}

type Row = Awaited<ReturnType<Query['execute']>>[number]

export async function listPage(database: Database, options: PageOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const query of pageQueries(database, options)) {
    const missing = options.limit - rows.length
    if (missing > 0) rows.push(...(await query.limit(missing).execute()))
  }
  return rows
}

export type FactRow = Omit<Row, 'value'>

type Placed = FactRow & Partial<Position>

const toDetails = (
  { value: _, correctionId: __, vouchedBy, ...fact }: Placed,
  corrections: BestCorrections,
): FactDetails => ({
  ...fact,
  domain: sourceDomain(fact.source),
  vouched: vouchedBy !== null,
  ...corrections.get(fact.id),
})

export async function listDetails(
  database: Database,
  rows: readonly Placed[],
): Promise<FactDetails[]> {
  const corrections = await findBestCorrections(database, rows)
  return rows.map((row) => toDetails(row, corrections))
}

export const findDetails = async (database: Database, row: Placed): Promise<FactDetails> =>
  toDetails(row, await findBestCorrections(database, [row]))

export const listMostDisputed = async (database: Database): Promise<FactDetails[]> =>
  listDetails(
    database,
    await shownFacts(database)
      .where(HAS_BEST_CORRECTION)
      .where(IS_DISPUTED)
      .orderBy('votesFalse', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_DISPUTED_MAX)
      .execute(),
  )

export const findFact = (database: Database, id: number): Promise<FactRow | undefined> =>
  shownFacts(database).where('id', '=', id).executeTakeFirst()

export async function findHowCome({ db }: Database, id: number): Promise<string> {
  const fact = await db
    .selectFrom('Facts')
    .select('howCome')
    .where('id', '=', id)
    .executeTakeFirst()
  return fact?.howCome ?? ''
}

export async function listIds(
  { db }: Database,
  { after, last }: { after: number; last: number },
): Promise<number[]> {
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

export const sourceQuery = (
  database: Database,
  source: string,
  limit: number,
): ReturnType<typeof shownFacts> =>
  shownFacts(database)
    .where('sourceHash', '=', sourceHash(source))
    .orderBy('id', 'desc')
    .limit(limit)

/** Addresses that differ only in form count as the same source (`sourceKey`). */
export const listFactsOfSource = async (
  database: Database,
  source: string,
): Promise<FactDetails[]> =>
  listDetails(database, await sourceQuery(database, source, SOURCE_FACTS_MAX).execute())

export type PageRequest = {
  readonly view: FactsView
  readonly after?: Position | undefined
  readonly limit: number
}

// A term also matches longer words that begin with it, unless it is a single letter, with which too many words begin.
const toTerm = (word: string) => ([...word].length === 1 ? word : `${word}*`)

/** Returns undefined if the view is not narrowed, and null if its search cannot match any fact. */
function termsOf(view: FactsView): Terms | null | undefined {
  if (!isNarrowed(view)) return undefined
  const { q } = view
  // The index contains addresses as facts show them: without a scheme and `www.`.
  const searched = searchedWordsOf(q.replace(/^https?:\/\/(www\.)?/i, ''))
  if (q !== '' && searched.length === 0) return null
  const filters = filterTermsOf(view).map((term) => [term])
  return [
    ...searched.map(({ words, beginnings }) => [
      ...words,
      ...beginnings.map(toTerm),
      ...beginnings.flatMap(otherNumbersOf),
    ]),
    ...filters,
  ]
}

export async function readPage(database: ServerDatabase, request: PageRequest): Promise<FactPage> {
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
    // For a search, the category is one of the terms.
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

export async function countMatches(database: ServerDatabase, view: FactsView): Promise<number> {
  const terms = termsOf(view)
  if (!terms) return 0
  const range = { before: ID_END, limit: FACT_SEARCH_SORTED_MAX }
  return (await findMatches(database, terms, range)).ids.length
}
