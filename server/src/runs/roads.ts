import { endOfDay } from '@fable/contract/limits'
import { RULES_VERSION } from '@fable/engine'
import type { Database } from '../db/database.ts'
import { ON_ROAD } from '../db/migrations/0001-schema.ts'
import { drawSecret } from './seeds.ts'

/** Checks whether the daily road of a run is still open, so that its seeds must stay secret. */
export const isRoadOpen = (road: string | null, time: number): boolean =>
  road !== null && time < endOfDay(road)

/** The daily road of a day, with the secret from which its seeds are derived, and the rules of its runs. */
export type Road = { readonly day: string; readonly secret: string; readonly rules: number }

export const findRoad = ({ db }: Database, day: string): Promise<Road | undefined> =>
  db.selectFrom('DailyRoads').selectAll().where('day', '=', day).executeTakeFirst()

/**
 * Finds the road of a day. If there is none, draws its secret; if several servers do so at the same time, the first one
 * decides.
 */
export async function findOrDrawRoad(database: Database, day: string): Promise<Road> {
  const found = await findRoad(database, day)
  if (found) return found
  await database.db
    .insertInto('DailyRoads')
    .values({ day, secret: drawSecret(), rules: RULES_VERSION })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return database.db
    .selectFrom('DailyRoads')
    .selectAll()
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
}

/** Checks whether an account has finished a ranked run on an earlier day. */
export async function hasPlayedBefore(
  { db }: Database,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<boolean> {
  const run = await db
    .selectFrom('Runs')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is not', null)
    .where('playedOn', '<', day)
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** Identifies an account's attempt on the road of a day. */
type AttemptKey = { readonly userId: string; readonly road: string }

/** The run with which an account has attempted a road. */
export type Attempt = {
  readonly id: string
  readonly rules: number
  readonly userName: string
  readonly playerName: string
  readonly turns: number
  /** The ISO time of its end; null while it is open. */
  readonly endedAt: string | null
  readonly daysSurvived: number | null
  readonly streak: number | null
  /** The engine's State as JSON; null after the end, and once it is given up. */
  readonly state: string | null
}

const selectAttempts = ({ db }: Database, userId: string) =>
  db.selectFrom('Runs').where('userId', '=', userId).where('attempt', '=', 1)

export const findAttempt = (
  database: Database,
  { userId, road }: AttemptKey,
): Promise<Attempt | undefined> =>
  selectAttempts(database, userId)
    .select(['id', 'rules', 'userName', 'playerName', 'turns', 'endedAt', 'daysSurvived', 'streak'])
    .select('state')
    .where('road', '=', road)
    .executeTakeFirst()

/** Lists the days since `since` on which an attempt of an account has ended, oldest first. */
export async function listWalkedDays(
  database: Database,
  { userId, since }: { readonly userId: string; readonly since: string },
): Promise<string[]> {
  const rows = await selectAttempts(database, userId)
    .select('road')
    .where('road', '>=', since)
    .where('endedAt', 'is not', null)
    .orderBy('road')
    .execute()
  return rows.flatMap(({ road }) => road ?? [])
}

/** Counts the ended attempts on a road by the day on which they ended, first days first. */
export async function countEnds(
  { db }: Database,
  road: string,
): Promise<{ day: number; runs: number }[]> {
  const rows = await db
    .selectFrom('Runs')
    .select(({ fn }) => ['daysSurvived', fn.countAll().as('runs')])
    .where(ON_ROAD)
    .where('road', '=', road)
    .groupBy('daysSurvived')
    .orderBy('daysSurvived')
    .execute()
  return rows.map(({ daysSurvived, runs }) => ({ day: daysSurvived ?? 0, runs: Number(runs) }))
}
