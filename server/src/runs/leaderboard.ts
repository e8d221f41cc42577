import type { LeaderboardEntry } from '@fable/contract'
import {
  LEADERBOARD_AROUND,
  type LeaderboardGroup,
  type LeaderboardPeriod,
  weekOf,
} from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import { findDisplayNames, type FindUsernames } from '../platform/display-names.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { problem } from '../platform/http/problems.ts'
import type { Handlers } from '../platform/http/routing.ts'
import {
  findDetails,
  findPlace,
  findRank,
  listBeside,
  listBest,
  type Place,
  type Ranking,
} from './leaderboard-store.ts'
import { isRunId } from './seeds.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findUsernames: FindUsernames
}

/** The time between two ISO times, in whole seconds. */
export const secondsBetween = (start: string, end: string): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000))

/** The entries of places that follow one another, from the rank of the first on. */
const toEntries = async (
  { database, findUsernames }: Deps,
  places: readonly Place[],
  firstRank: number,
): Promise<LeaderboardEntry[]> => {
  const details = await findDetails(
    database,
    places.map(({ id }) => id),
  )
  const displayName = await findDisplayNames(findUsernames, [...details.values()])
  return places.flatMap(({ id, daysSurvived, lostDays, strength, endedAt }, index) => {
    const run = details.get(id)
    if (!run) return []
    const entry: LeaderboardEntry = {
      id,
      rank: firstRank + index,
      playerName: displayName(run),
      daysSurvived,
      strength,
      ...(lostDays > 0 && { lostDays }),
      ...(run.startedAt !== null && { seconds: secondsBetween(run.startedAt, endedAt) }),
      ...(run.userId !== null && { account: true }),
      ...(run.userName === '' && { guest: true }),
    }
    return [entry]
  })
}

/** The leaderboard of ended ranked runs, of all time or of this week. */
export const leaderboardHandlers = (deps: Deps) => {
  const { database, now } = deps
  const rankingOf = (group: LeaderboardGroup, period: LeaderboardPeriod): Ranking => ({
    group,
    week: period === 'week' ? weekOf(now()) : undefined,
  })

  return {
    'GET /api/leaderboard': async ({ query: { limit, period, group } }) => {
      const places = await listBest(database, { ranking: rankingOf(group, period), limit })
      return new CachedBody(await toEntries(deps, places, 1))
    },

    'GET /api/leaderboard/around': async ({ query: { run, period, group } }) => {
      const ranking = rankingOf(group, period)
      const place = isRunId(run) ? await findPlace(database, run, ranking) : undefined
      if (!place) throw problem('run_not_found')
      const beside = { ranking, limit: LEADERBOARD_AROUND }
      const before = await listBeside(database, place, { ...beside, side: 'before' })
      const after = await listBeside(database, place, { ...beside, side: 'after' })
      const firstRank = (await findRank(database, place, ranking)) - before.length
      const entries = await toEntries(deps, [...before, place, ...after], firstRank)
      return new CachedBody({ id: place.id, entries })
    },
  } satisfies Partial<Handlers>
}
