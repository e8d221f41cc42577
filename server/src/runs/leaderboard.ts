import type { LeaderboardEntry } from '@fable/contract'
import { listEntries } from './leaderboard-store.ts'
import type { Database } from '../platform/db/database.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { weekOf } from './calendar.ts'
import { publicName } from '../platform/display-names.ts'

type Deps = { readonly database: Database; readonly now: () => number }

/** The leaderboard of ended ranked runs, of all time or of this week. */
export const leaderboardHandlers = ({ database, now }: Deps) =>
  ({
    'GET /api/leaderboard': async ({ query: { limit, period } }) => {
      const week = period === 'week' ? weekOf(now()) : undefined
      const rows = await listEntries(database, { week, limit })
      const entries = rows.map(
        ({ id, boardName, daysSurvived, strength, userId }, index): LeaderboardEntry => ({
          id,
          rank: index + 1,
          playerName: publicName(boardName ?? ''),
          daysSurvived: daysSurvived ?? 0,
          ...(strength !== null && { strength }),
          ...(userId !== null && { account: true }),
        }),
      )
      return new CachedBody(entries)
    },
  }) satisfies Partial<Handlers>
