import { DAY_MS } from '@fable/contract/limits'
import type { FindSignedIn } from '../../http/app-env.ts'
import {
  isErrorStatus,
  type Limit,
  limitCalls,
  type RateLimiter,
  READS,
} from '../../http/rate-limit.ts'
import type { CallLimits } from '../../http/routing.ts'

/** Claiming a run counts as a start, too. */
export function limitStartsOfAccount(rateLimit: RateLimiter, findSignedIn: FindSignedIn): Limit {
  return rateLimit({
    name: 'starts of an account',
    // This is more than a person plays in a day, but too few for a bot.
    limit: 100,
    windowMs: DAY_MS,
    isFree: isErrorStatus,
    key: async (c) => (await findSignedIn(c.req.raw.headers))?.userId,
  })
}

export function limitStarts(rateLimit: RateLimiter, startsOfAccount: Limit): readonly Limit[] {
  return [
    rateLimit({ name: 'starts', limit: 60, windowMs: 3_600_000, isFree: isErrorStatus }),
    startsOfAccount,
  ]
}

export function rankedLimits(rateLimit: RateLimiter, starts: readonly Limit[]): CallLimits {
  return {
    'POST /api/runs': starts,
    ...limitCalls(rateLimit, {
      // Allows twenty turns per second. Refused inputs count as well, because they are rare in normal play.
      'POST /api/runs/:id/turns': { limit: 200, windowMs: 10_000 },
      'POST /api/runs/:id/give-up': { limit: 30, windowMs: 60_000 },
      'GET /api/runs/:id': READS,
      'POST /api/account/runs': { limit: 60, windowMs: 600_000 },
    }),
  }
}
