import { type Kysely, sql } from 'kysely'
import { ADVENTURER } from '../platform/display-names.ts'
import type { Database } from '../platform/db/open.ts'
import type { Tables } from '../platform/db/tables.ts'

/** The ended runs of an account, for whoever asks for all that is held on them; the newest first. */
export const readRunsOf = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('Runs')
    .select(['id', 'boardName', 'daysSurvived', 'strength', 'endedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .execute()

/**
 * Takes an account out of its runs, within a transaction. Open ones, whose state holds its names, are
 * deleted; ended ones stay on the board as an adventurer's: a place that was earned is no personal
 * data, and the ranks of others don't move.
 */
export const disownRuns = async (
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  userId: string,
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
