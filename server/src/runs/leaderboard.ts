import type { LeaderboardEntry } from '@fable/contract'
import { listEntries } from './leaderboard-store.ts'
import type { Database } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { weekOf } from './calendar.ts'
import { findDisplayNames, type FindUsernames } from '../platform/display-names.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findUsernames: FindUsernames
}

/** The leaderboard of ended ranked runs, of all time or of this week. */
export const leaderboardHandlers = ({ database, now, findUsernames }: Deps) =>
  ({
    'GET /api/leaderboard': async ({ query: { limit, period } }) => {
      const week = period === 'week' ? weekOf(now()) : undefined
      const rows = await listEntries(database, { week, limit })
      const displayName = await findDisplayNames(findUsernames, rows)
      const entries = rows.map((row, index): LeaderboardEntry => {
        const { id, daysSurvived, strength, userId } = row
        return {
          id,
          rank: index + 1,
          playerName: displayName(row),
          daysSurvived: daysSurvived ?? 0,
          ...(strength !== null && { strength }),
          ...(userId !== null && { account: true }),
        }
      })
      return new CachedBody(entries)
    },
  }) satisfies Partial<Handlers>
