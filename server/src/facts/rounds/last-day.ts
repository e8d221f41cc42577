import type { Database } from '../../db/database.ts'

/** Finds the last earlier day with a fact of the day or with a round. */
export async function findLastDay(
  { db }: Database,
  table: 'FactsOfTheDay' | 'Rounds',
  before: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom(table)
    .select('day')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}
