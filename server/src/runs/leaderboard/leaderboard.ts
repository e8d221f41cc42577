import type { LeaderboardEntry } from '@fable/contract'
import { LEADERBOARD_AROUND, type LeaderboardPeriod, weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import { limitCalls, type RateLimiter, READS } from '../../http/rate-limit.ts'
import type { CallLimits, HandlersUnder } from '../../http/routing.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import { findDisplayNames, type FindUsernames } from '../../lib/names/display-names.ts'
import { isRunId } from '../seeds.ts'
import {
  findDetails,
  findResult,
  findRank,
  listBeside,
  listBest,
  type RunResult,
  type Ranking,
  findBestRun,
} from './store.ts'

type EntryDeps = { readonly database: Database; readonly findUsernames: FindUsernames }

const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000))

export const listEntries = async (
  deps: EntryDeps,
  which: { ranking: Ranking; limit: number },
): Promise<LeaderboardEntry[]> => toEntries(deps, await listBest(deps.database, which), 1)

export type EntriesAround = { readonly id: string; readonly entries: LeaderboardEntry[] }

export async function listEntriesAround(
  deps: EntryDeps,
  run: string,
  ranking: Ranking,
): Promise<EntriesAround | undefined> {
  const { database } = deps
  const result = await findResult(database, run, ranking)
  if (!result) return undefined
  const beside = { ranking, limit: LEADERBOARD_AROUND }
  const before = await listBeside(database, result, { ...beside, side: 'before' })
  const after = await listBeside(database, result, { ...beside, side: 'after' })
  const firstRank = (await findRank(database, result, ranking)) - before.length
  const entries = await toEntries(deps, [...before, result, ...after], firstRank)
  return { id: result.id, entries }
}

async function toEntries(
  { database, findUsernames }: EntryDeps,
  results: readonly RunResult[],
  firstRank: number,
): Promise<LeaderboardEntry[]> {
  const details = await findDetails(
    database,
    results.map(({ id }) => id),
  )
  const displayName = await findDisplayNames(findUsernames, [...details.values()])

  return results.flatMap(({ id, daysSurvived, flames, lostDays, strength, endedAt }, index) => {
    const run = details.get(id)
    if (!run) return []
    const entry: LeaderboardEntry = {
      id,
      rank: firstRank + index,
      playerName: displayName(run),
      daysSurvived,
      strength,
      ...(lostDays > 0 && { lostDays }),
      ...(flames > 0 && { flames }),
      seconds: secondsBetween(run.startedAt, endedAt),
      ...(run.streak !== null && { streak: run.streak }),
      ...(run.userId !== null && { account: true }),
      ...(run.userName === '' && { guest: true }),
      ...(run.newcomer === 1 && { newcomer: true }),
    }
    return [entry]
  })
}

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findUsernames' | 'findSignedIn'>

export const leaderboardLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, { 'GET /api/leaderboard/around': READS })

export function leaderboardHandlers(deps: Deps): HandlersUnder<'/api/leaderboard'> {
  const rankingOf = (period: LeaderboardPeriod): Ranking => ({
    week: period === 'week' ? weekOf(deps.now()) : undefined,
  })

  const findOwnBest = async (headers: Headers, { week }: Ranking) => {
    const signedIn = await deps.findSignedIn(headers)
    return signedIn && findBestRun(deps.database, { userId: signedIn.userId, week })
  }

  return {
    'GET /api/leaderboard': async ({ query: { limit, period } }) =>
      new TaggedJson(await listEntries(deps, { ranking: rankingOf(period), limit })),

    'GET /api/leaderboard/around': async ({ query: { run, period } }, c) => {
      const ranking = rankingOf(period)
      const id = run ?? (await findOwnBest(c.req.raw.headers, ranking)) ?? ''
      const place = isRunId(id) ? await listEntriesAround(deps, id, ranking) : undefined
      const around = place ?? { entries: [] }
      return run === undefined ? around : new TaggedJson(around)
    },
  }
}
