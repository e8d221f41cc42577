import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** Who stands on the board; in the very words of the indexes. */
const ON_LEADERBOARD = sql<boolean>`"endedAt" is not null and "hidden" = 0`

type Shown = { readonly week?: number | undefined; readonly limit: number }

/** The query of the entries, of all time or of one week: days, then strength, then the earlier. */
export const entriesQuery = ({ db }: Database, { week, limit }: Shown) => {
  const entries = db
    .selectFrom('Runs')
    .select(['id', 'boardName', 'daysSurvived', 'strength', 'userId'])
    .where(ON_LEADERBOARD)
    .orderBy('daysSurvived', 'desc')
    .orderBy('strength', 'desc')
    .orderBy('endedAt')
    .orderBy('id')
    .limit(limit)
  return week === undefined ? entries : entries.where('week', '=', week)
}

/** The entries of the leaderboard in their order. */
export const listEntries = (database: Database, shown: Shown) =>
  entriesQuery(database, shown).execute()

/** What decides an ended run's place. */
export type Place = {
  readonly id: string
  readonly daysSurvived: number
  readonly strength: number
  /** An ISO time. */
  readonly endedAt: string
}

/** How many stand before a place on the board of all time: three ranges of its index. */
export const countBefore = ({ id, daysSurvived, strength, endedAt }: Place) => sql<number>`(
  (select count(*) from "Runs" where ${ON_LEADERBOARD} and "daysSurvived" > ${daysSurvived}) +
  (select count(*) from "Runs" where ${ON_LEADERBOARD} and "daysSurvived" = ${daysSurvived}
    and "strength" > ${strength}) +
  (select count(*) from "Runs" where ${ON_LEADERBOARD} and "daysSurvived" = ${daysSurvived}
    and "strength" = ${strength} and ("endedAt", "id") < (${endedAt}, ${id})))`

/** The rank of a place on the board of all time as it stands now. */
export const findRank = async ({ db }: Database, place: Place): Promise<number> => {
  const { rows } = await sql<{ before: number | string }>`
    select ${countBefore(place)} as "before"`.execute(db)
  return Number(rows[0]?.before ?? 0) + 1
}

/** Takes an ended run off the board or puts it back; answers whether there is such a run. */
export const setHidden = async (
  { db }: Database,
  id: string,
  hidden: boolean,
): Promise<boolean> => {
  const changed = await db
    .updateTable('Runs')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', '=', id)
    .where('endedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
