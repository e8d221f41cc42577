import { type LeaderboardGroup, type LeaderboardPeriod, weekOf } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import type { FindUsernames } from '../platform/display-names.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { problem } from '../platform/http/problems.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { listEntries, listEntriesAround } from './entries.ts'
import type { Ranking } from './leaderboard-store.ts'
import { isRunId } from './seeds.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findUsernames: FindUsernames
}

/** The leaderboard of ended ranked runs, of all time or of this week. */
export const leaderboardHandlers = (deps: Deps) => {
  const rankingOf = (group: LeaderboardGroup, period: LeaderboardPeriod): Ranking => ({
    group,
    week: period === 'week' ? weekOf(deps.now()) : undefined,
  })

  return {
    'GET /api/leaderboard': async ({ query: { limit, period, group } }) =>
      new CachedBody(await listEntries(deps, { ranking: rankingOf(group, period), limit })),

    'GET /api/leaderboard/around': async ({ query: { run, period, group } }) => {
      const ranking = rankingOf(group, period)
      const around = isRunId(run) ? await listEntriesAround(deps, run, ranking) : undefined
      if (!around) throw problem('run_not_found')
      return new CachedBody(around)
    },
  } satisfies Partial<Handlers>
}
