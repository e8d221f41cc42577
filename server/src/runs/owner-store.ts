import type { ResponseOf } from '@fable/contract'
import { sql } from 'kysely'
import { ADVENTURER } from '../platform/display-names.ts'
import type { Database } from '../platform/db/database.ts'

type OwnRun = ResponseOf<'GET /api/account/export'>['runs'][number]

/** The ended runs of an account, for whoever asks for all that is held on them; the newest first. */
export const listRunsOf = async ({ db }: Database, userId: string): Promise<OwnRun[]> => {
  const runs = await db
    .selectFrom('Runs')
    .select(['id', 'boardName', 'daysSurvived', 'endedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .execute()
  return runs.map(({ id, boardName, daysSurvived, endedAt }) => ({
    id,
    playerName: boardName ?? '',
    daysSurvived: daysSurvived ?? 0,
    endedAt: endedAt ?? '',
  }))
}

/**
 * Takes an account out of its runs, within a transaction. Open ones, whose state holds its names, are
 * deleted; ended ones stay on the board as an adventurer's: a place that was earned is no personal
 * data, and the ranks of others don't move.
 */
export const anonymiseRuns = async (
  { db, dialect }: Database,
  { id: userId }: { readonly id: string },
): Promise<void> => {
  if (dialect === 'postgres') {
    // In one order, as turns lock the runs that they are written to: the two would otherwise wait for
    // each other for ever.
    const runs = db.selectFrom('Runs').select('id').where('userId', '=', userId)
    await runs.orderBy('id').forUpdate().execute()
  }
  await db.deleteFrom('Runs').where('userId', '=', userId).where('endedAt', 'is', null).execute()
  const unnamed = (column: 'userName' | 'playerName') =>
    sql<string>`case when ${sql.ref(column)} = '' then '' else ${ADVENTURER} end`
  await db
    .updateTable('Runs')
    .set({
      userId: null,
      userName: unnamed('userName'),
      playerName: unnamed('playerName'),
      boardName: ADVENTURER,
    })
    .where('userId', '=', userId)
    .execute()
}
