import type { ResponseOf } from '@fable/contract'
import { sql } from 'kysely'
import { deleteBestRuns } from './best-store.ts'
import { ADVENTURER } from '../platform/display-names.ts'
import type { Database } from '../platform/db/database.ts'

type OwnRun = ResponseOf<'GET /api/account/export'>['runs'][number]

/** Lists the ended runs of an account for its export, newest first. */
export const listRunsOf = async ({ db }: Database, userId: string): Promise<OwnRun[]> => {
  const runs = await db
    .selectFrom('Runs')
    .select(['id', 'boardName', 'daysSurvived', 'endedAt', 'road'])
    .where('userId', '=', userId)
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .execute()
  return runs.map(({ id, boardName, daysSurvived, endedAt, road }) => ({
    id,
    playerName: boardName ?? '',
    daysSurvived: daysSurvived ?? 0,
    endedAt: endedAt ?? '',
    ...(road !== null && { road }),
  }))
}

/**
 * Removes an account from its runs. Call it in a transaction. Open runs are deleted, because their
 * state contains the player's names. Ended runs stay on the leaderboard as 'Adventurer': a rank is not
 * personal data, and the ranks of others do not change.
 */
export const anonymiseRuns = async (
  database: Database,
  { id: userId }: { readonly id: string },
): Promise<void> => {
  const { db, dialect } = database
  if (dialect === 'postgres') {
    // Lock the rows in the same order as `updateTurns` does. Otherwise the two could deadlock.
    const runs = db.selectFrom('Runs').select('id').where('userId', '=', userId)
    await runs.orderBy('id').forUpdate().execute()
  }
  await db.deleteFrom('Runs').where('userId', '=', userId).where('endedAt', 'is', null).execute()
  await deleteBestRuns(database, userId)
  await db
    .deleteFrom('HiddenPlayers')
    .where('kind', '=', 'account')
    .where('key', '=', userId)
    .execute()
  const anonymousName = (column: 'userName' | 'playerName') =>
    sql<string>`case when ${sql.ref(column)} = '' then '' else ${ADVENTURER} end`
  await db
    .updateTable('Runs')
    .set({
      userId: null,
      userName: anonymousName('userName'),
      playerName: anonymousName('playerName'),
      boardName: ADVENTURER,
    })
    .where('userId', '=', userId)
    .execute()
}
