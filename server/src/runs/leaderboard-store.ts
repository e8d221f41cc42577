import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/db/tables.ts'

/** Who stands on the board; in the very words of the indexes. */
const ON_BOARD = sql<boolean>`"endedAt" is not null and "hidden" = 0`

/** The board's rows in its order, of all time or of one week: days, then strength, then the earlier. */
export const selectBoard = (
  db: Kysely<Tables>,
  { week, limit }: { week?: number | undefined; limit: number },
) => {
  const board = db
    .selectFrom('Runs')
    .select(['id', 'boardName', 'daysSurvived', 'strength', 'userId'])
    .where(ON_BOARD)
    .orderBy('daysSurvived', 'desc')
    .orderBy('strength', 'desc')
    .orderBy('endedAt')
    .orderBy('id')
    .limit(limit)
  return week === undefined ? board : board.where('week', '=', week)
}

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
  (select count(*) from "Runs" where ${ON_BOARD} and "daysSurvived" > ${daysSurvived}) +
  (select count(*) from "Runs" where ${ON_BOARD} and "daysSurvived" = ${daysSurvived}
    and "strength" > ${strength}) +
  (select count(*) from "Runs" where ${ON_BOARD} and "daysSurvived" = ${daysSurvived}
    and "strength" = ${strength} and ("endedAt", "id") < (${endedAt}, ${id})))`

/** The rank of a place on the board of all time as it stands now. */
export const rankOf = async (db: Kysely<Tables>, place: Place): Promise<number> => {
  const { rows } = await sql<{ before: number | string }>`
    select ${countBefore(place)} as "before"`.execute(db)
  return Number(rows[0]?.before ?? 0) + 1
}

/** Takes an ended run off the board or puts it back; answers whether there is such a run. */
export const setHidden = async (
  db: Kysely<Tables>,
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
