import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../http/app-env.ts'
import type { Feature } from '../http/feature.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { dailyContents, dailyHandlers } from './daily/daily.ts'
import { dailyLimits } from './daily/limits.ts'
import { leaderboardHandlers, leaderboardLimits } from './leaderboard/leaderboard.ts'
import { limitStarts, rankedLimits } from './ranked/limits.ts'
import { redirectOldDares } from './ranked/old-dares.ts'
import { anonymiseRuns, listRunsOf } from './ranked/owner-store.ts'
import { registerRunPictures, type RunPictureDeps } from './ranked/picture.ts'
import { runContents } from './ranked/public-run.ts'
import { type RankedDeps, runHandlers } from './ranked/routes.ts'
import { deleteAbandonedRuns } from './store.ts'

type Deps = RankedDeps & RunPictureDeps & { readonly rateLimit: RateLimiter }

export const runs = {
  serve: (deps: Deps) => {
    const { rateLimit, startsOfAccount } = deps
    const starts = limitStarts(rateLimit, startsOfAccount)
    return {
      handlers: { ...runHandlers(deps), ...leaderboardHandlers(deps), ...dailyHandlers(deps) },
      limits: {
        ...rankedLimits(rateLimit, starts),
        ...leaderboardLimits(rateLimit),
        ...dailyLimits(deps, starts),
      },
      contents: { ...runContents(deps), ...dailyContents(deps) },
      register: (app: OpenAPIHono<AppEnv>) => {
        redirectOldDares(app)
        registerRunPictures(app, deps)
      },
    }
  },
  cleanUp: async ({ database, log, now }) => {
    const deleted = await deleteAbandonedRuns(database, now)
    if (deleted > 0) log.info({ runs: deleted }, 'deleted abandoned runs')
  },
  forget: anonymiseRuns,
  collect: { runs: listRunsOf },
} satisfies Feature<Deps>
