import { endOfDay } from '@fable/contract/limits'
import { RULES_VERSION } from '@fable/engine'
import type { Database } from '../db/database.ts'
import { ON_ROAD } from '../db/migrations/0001-schema.ts'
import { drawSecret } from './seeds.ts'

/** While a road is open, neither its secret nor the turns of its runs may be published. */
export const isRoadOpen = (road: string | null, time: number): boolean =>
  road !== null && time < endOfDay(road)

export type Road = { readonly day: string; readonly secret: string; readonly rules: number }

export const findRoad = ({ db }: Database, day: string): Promise<Road | undefined> =>
  db.selectFrom('DailyRoads').selectAll().where('day', '=', day).executeTakeFirst()

/** If several servers draw the secret of a road at the same time, the first one decides. */
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

type AttemptKey = { readonly userId: string; readonly road: string }

export type Attempt = {
  readonly id: string
  readonly rules: number
  readonly userName: string
  readonly playerName: string
  readonly turns: number
  readonly endedAt: string | null
  readonly daysSurvived: number | null
  readonly streak: number | null
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
