import type { Context } from 'hono'
import type { AppEnv, FindSignedIn } from '../../http/app-env.ts'
import { isErrorStatus, type RateLimiter } from '../../http/rate-limit.ts'
import type { CallLimits } from '../../http/routing.ts'

type Deps = { readonly rateLimit: RateLimiter; readonly findSignedIn: FindSignedIn }

/** Limits starting, playing and reading runs per client, and starting them per account. */
export const runLimits = ({ rateLimit, findSignedIn }: Deps) => {
  const byAccount = async (c: Context<AppEnv>) => (await findSignedIn(c.req.raw.headers))?.userId
  const reads = { limit: 600, windowMs: 60_000 }
  const starts = [
    rateLimit({ name: 'starts', limit: 60, windowMs: 3_600_000, isFree: isErrorStatus }),
    // More than anybody plays in a day, and few for a program.
    rateLimit({
      name: 'starts of an account',
      limit: 100,
      windowMs: 86_400_000,
      isFree: isErrorStatus,
      key: byAccount,
    }),
  ]
  return {
    'POST /api/runs': starts,
    'POST /api/daily/:day/runs': starts,
    // Refused inputs count too, because normal play rarely causes any. Twenty per second on average.
    'POST /api/runs/:id/turns': rateLimit({
      name: 'POST /api/runs/:id/turns',
      limit: 200,
      windowMs: 10_000,
    }),
    'GET /api/runs/:id': rateLimit({ name: 'GET /api/runs/:id', ...reads }),
    'GET /api/leaderboard/around': rateLimit({ name: 'GET /api/leaderboard/around', ...reads }),
    'GET /api/daily': rateLimit({ name: 'GET /api/daily', ...reads }),
    'GET /api/daily/:day': rateLimit({ name: 'GET /api/daily/:day', ...reads }),
  } satisfies CallLimits
}
