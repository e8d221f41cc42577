import type { Category, FactDetails } from '@fable/contract'
import { type FactSort, sourceDomain } from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ID_END, idList } from './ids.ts'
import { COLUMNS } from './store.ts'

/** The column by which each order sorts before the id. Each has its index. */
const SORT_COLUMNS = {
  top: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  disputed: 'votesFalse',
} as const satisfies Record<Exclude<FactSort, 'new'>, string>

/** `isDisputed` of the contract, as in the condition of the indexes. A sum of votes could exceed an integer. */
const IS_DISPUTED = sql<boolean>`"votesInteresting" < "votesFalse" - "votesMindblowing"`

/** A place in an order: the sort column's value and the id of a fact. The value is 0 in the order `new`. */
export type Position = { readonly value: number; readonly id: number }

export type PageOptions = {
  readonly sort: FactSort
  readonly category?: Category | undefined
  /** Only these facts, for a search. */
  readonly among?: readonly number[] | undefined
  /** Only facts behind this position. */
  readonly after?: Position | undefined
  readonly limit: number
}

/** Facts that are shown. The condition is that of the indexes. */
export const shownFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt'])
    .where('hiddenAt', 'is', null)

/** The same with the value by which an order sorts them, for the position of the next page. */
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
    // Not `category = …`: PostgreSQL would then rather read all facts backwards and filter them.
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
 * The queries of a page, one after the other until it is full. Each begins at the position in the index
 * of its order (keyset), without an offset. The order `disputed` has only facts that carry the mark.
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
  // Not `(votes, id) < (…)`: SQLite would use the votes alone and read all facts with as many, and
  // PostgreSQL would estimate the number of facts by the votes alone and sort them.
  return [
    ordered.where(column, '=', after.value).where('id', '<', after.id),
    ordered.where(column, '<', after.value),
  ]
}

type Row = Awaited<ReturnType<Query['execute']>>[number]

/** A row as the calls return it. */
export const toDetails = ({
  value: _,
  ...fact
}: Omit<Row, 'value'> & Partial<Position>): FactDetails => ({
  ...fact,
  domain: sourceDomain(fact.source),
})

/** Lists the facts of a page. */
export const listPage = async (database: Database, options: PageOptions): Promise<Row[]> => {
  const rows: Row[] = []
  for (const query of pageQueries(database, options)) {
    const missing = options.limit - rows.length
    if (missing > 0) rows.push(...(await query.limit(missing).execute()))
  }
  return rows
}

/** Finds a fact that is not hidden. */
export const findFact = (database: Database, id: number) =>
  shownFacts(database).where('id', '=', id).executeTakeFirst()

/** Lists the ids after one id up to the last one, without those of hidden facts. */
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
