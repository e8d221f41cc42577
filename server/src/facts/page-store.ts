import type { Category, FactDetails } from '@fable/contract'
import { type FactSort, sourceDomain } from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { ID_END } from './search-store.ts'
import { COLUMNS } from './store.ts'

/** The column by which each order sorts before the id. Each has its index. */
const SORT_COLUMNS = {
  top: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  disputed: 'disputed',
} as const satisfies Record<Exclude<FactSort, 'new'>, string>

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

/** The query of a page. It begins at its position in the index of its order (keyset), without an offset. */
export const pageQuery = (
  { db, dialect }: Database,
  { sort, category, among, after, limit }: PageOptions,
) => {
  let facts = db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt', 'disputed'])
    .where('hiddenAt', 'is', null)
    .limit(limit)
  if (category !== undefined && sort !== 'new') facts = facts.where('category', '=', category)
  if (among !== undefined) {
    const ids = JSON.stringify(among)
    const rows =
      dialect === 'sqlite'
        ? sql<number>`(select "value" from json_each(${ids}))`
        : sql<number>`(select "value"::integer from json_array_elements_text(${ids}) as "entry" ("value"))`
    facts = facts.where('id', 'in', rows)
  }
  if (sort === 'new' && category !== undefined) {
    // Not `category = …`: PostgreSQL would then rather read all facts backwards and filter them.
    return facts
      .where('category', '>=', category)
      .where(sql<boolean>`("category", "id") < (${category}, ${after?.id ?? ID_END})`)
      .orderBy('category', 'desc')
      .orderBy('id', 'desc')
  }
  if (sort === 'new') {
    return (after ? facts.where('id', '<', after.id) : facts).orderBy('id', 'desc')
  }
  const column = SORT_COLUMNS[sort]
  const behind = after && sql<boolean>`(${sql.ref(column)}, "id") < (${after.value}, ${after.id})`
  return (behind ? facts.where(behind) : facts).orderBy(column, 'desc').orderBy('id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number]

/** A row as the calls return it. */
export const toDetails = ({ disputed: _, ...fact }: Row): FactDetails => ({
  ...fact,
  domain: sourceDomain(fact.source),
})

/** The position of a fact in an order. */
export const positionOf = (fact: Row, sort: FactSort): Position => ({
  value: sort === 'new' ? 0 : fact[SORT_COLUMNS[sort]],
  id: fact.id,
})

/** Lists the facts of a page. */
export const listPage = (database: Database, options: PageOptions): Promise<Row[]> =>
  pageQuery(database, options).execute()

/** Finds a fact that is not hidden. */
export const findFact = ({ db }: Database, id: number): Promise<Row | undefined> =>
  db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt', 'disputed'])
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst()

/** The highest id of a fact, or 0. */
export const findLastId = async ({ db }: Database): Promise<number> => {
  const fact = await db
    .selectFrom('Facts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return fact?.id ?? 0
}

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
