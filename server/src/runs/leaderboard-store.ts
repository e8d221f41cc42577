import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

/** What `findDisplayNames` needs. */
const NAME_COLUMNS = ['userName', 'playerName', 'boardName', 'hidden', 'nameHidden'] as const

/** The runs on the leaderboard. Must be identical to the condition of the partial indexes. */
const ON_LEADERBOARD = sql<boolean>`"endedAt" is not null and "hidden" = 0`

type EntryFilter = { readonly week?: number | undefined; readonly limit: number }

/** The query of the entries of all time or of one week, ordered by days, strength and end time. */
export const entriesQuery = ({ db }: Database, { week, limit }: EntryFilter) => {
  const entries = db
    .selectFrom('Runs')
    .select([...NAME_COLUMNS, 'id', 'daysSurvived', 'strength', 'userId'])
    .where(ON_LEADERBOARD)
    .orderBy('daysSurvived', 'desc')
    .orderBy('strength', 'desc')
    .orderBy('endedAt')
    .orderBy('id')
    .limit(limit)
  return week === undefined ? entries : entries.where('week', '=', week)
}

/** Lists the entries of the leaderboard by rank. */
export const listEntries = (database: Database, filter: EntryFilter) =>
  entriesQuery(database, filter).execute()

/** The values that determine the rank of an ended run. */
export type Place = {
  readonly id: string
  readonly daysSurvived: number
  readonly strength: number
  /** An ISO time. */
  readonly endedAt: string
}

/** Counts the runs with a better all-time rank, as three range scans of the index. */
export const countBefore = ({ id, daysSurvived, strength, endedAt }: Place) => sql<number>`(
  (select count(*) from "Runs" where ${ON_LEADERBOARD} and "daysSurvived" > ${daysSurvived}) +
  (select count(*) from "Runs" where ${ON_LEADERBOARD} and "daysSurvived" = ${daysSurvived}
    and "strength" > ${strength}) +
  (select count(*) from "Runs" where ${ON_LEADERBOARD} and "daysSurvived" = ${daysSurvived}
    and "strength" = ${strength} and ("endedAt", "id") < (${endedAt}, ${id})))`

/** Finds the current all-time rank. */
export const findRank = async ({ db }: Database, place: Place): Promise<number> => {
  const { rows } = await sql<{ before: number | string }>`
    select ${countBefore(place)} as "before"`.execute(db)
  return Number(rows[0]?.before ?? 0) + 1
}

/** Removes the name of an ended run, or gives it back. Returns false if the run does not exist. */
export const setNameHidden = async (
  { db }: Database,
  id: string,
  hidden: boolean,
): Promise<boolean> => {
  const changed = await db
    .updateTable('Runs')
    .set({ nameHidden: hidden ? 1 : 0 })
    .where('id', '=', id)
    .where('endedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Hides an ended run from the leaderboard or shows it again. Returns false if it does not exist. */
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
