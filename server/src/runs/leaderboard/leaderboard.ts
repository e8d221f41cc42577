import { type LeaderboardGroup, type LeaderboardPeriod, weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import type { FindUsernames } from '../../lib/names/display-names.ts'
import { KeptJson } from '../../http/kept-body.ts'
import type { FindSignedIn } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import type { Handlers } from '../../http/routing.ts'
import { findBestRun } from './best-store.ts'
import { listEntries, listEntriesAround } from './entries.ts'
import type { Ranking } from './leaderboard-store.ts'
import { isRunId } from '../seeds.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findUsernames: FindUsernames
  readonly findSignedIn: FindSignedIn
}

/** The leaderboard of ended ranked runs, of all time or of this week. */
export const leaderboardHandlers = (deps: Deps) => {
  const rankingOf = (group: LeaderboardGroup, period: LeaderboardPeriod): Ranking => ({
    group,
    week: period === 'week' ? weekOf(deps.now()) : undefined,
  })

  /** The best run of who is signed in. */
  const findOwnBest = async (headers: Headers, { week }: Ranking) => {
    const signedIn = await deps.findSignedIn(headers)
    return signedIn && findBestRun(deps.database, { userId: signedIn.userId, week })
  }

  return {
    'GET /api/leaderboard': async ({ query: { limit, period, group } }) =>
      new KeptJson(await listEntries(deps, { ranking: rankingOf(group, period), limit })),

    'GET /api/leaderboard/around': async ({ query: { run, period, group } }, c) => {
      const ranking = rankingOf(group, period)
      const id = run ?? (await findOwnBest(c.req.raw.headers, ranking)) ?? ''
      const around = isRunId(id) ? await listEntriesAround(deps, id, ranking) : undefined
      if (!around) throw problem('run_not_found')
      return run === undefined ? around : new KeptJson(around)
    },
  } satisfies Partial<Handlers>
}
