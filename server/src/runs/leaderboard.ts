import type { LeaderboardEntry } from '@fable/contract'
import { selectBoard } from './leaderboard-store.ts'
import type { Database } from '../platform/db/open.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { Serialised } from '../platform/http/serialised.ts'
import { weekOf } from './calendar.ts'
import { publicName } from '../platform/display-names.ts'

type Deps = { readonly database: Database; readonly now: () => number }

/** The top adventurers: the ended ranked runs, of all time or of this week. */
export const leaderboardHandlers = ({ database, now }: Deps) =>
  ({
    'GET /api/leaderboard': async ({ query: { limit, period } }) => {
      const week = period === 'week' ? weekOf(now()) : undefined
      const rows = await selectBoard(database.db, { week, limit }).execute()
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
      return new Serialised(entries)
    },
  }) satisfies Partial<Handlers>
