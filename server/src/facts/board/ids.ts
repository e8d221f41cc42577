import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Above every id of a fact. */
export const ID_END = 2_147_483_647

/** Ids as a subquery with one parameter, so that lists of any length are one statement. */
export const idList = (
  dialect: Database['dialect'],
  ids: readonly number[],
): RawBuilder<number> => {
  const json = JSON.stringify(ids)
  return dialect === 'sqlite'
    ? sql<number>`(select "value" from json_each(${json}))`
    : sql<number>`(select "value"::integer from json_array_elements_text(${json}) as "entry" ("value"))`
}

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
