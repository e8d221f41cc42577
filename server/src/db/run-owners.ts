import { type Kysely, sql } from 'kysely'
import { ADVENTURER } from '../runs/names.ts'
import type { Tables } from './tables.ts'

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
 * Takes an account out of its runs. Open ones, whose state holds its names, are deleted; ended ones
 * stay on the board as an adventurer's: a place that was earned is no personal data, and the ranks of
 * others don't move. In this order, since a run may end between the two.
 */
export const disownRuns = async (db: Kysely<Tables>, userId: string): Promise<void> => {
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
