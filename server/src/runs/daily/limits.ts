import type { Context } from 'hono'
import { DAY_MS, isDay } from '@fable/contract/limits'
import { clientOf } from '../../http/address.ts'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import {
  isErrorStatus,
  type Limit,
  limitCalls,
  type RateLimiter,
  READS,
} from '../../http/rate-limit.ts'
import type { CallLimits } from '../../http/routing.ts'
import { findAttempt } from '../roads.ts'

/** The members of a household share these attempts. A person gets no more of them with new accounts or without any. */
const ATTEMPTS_OF_AN_ADDRESS = 5

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn'> & {
  readonly rateLimit: RateLimiter
}

export function dailyLimits(deps: Deps, starts: readonly Limit[]): CallLimits {
  const attempts = deps.rateLimit({
    name: 'attempts on a road',
    limit: ATTEMPTS_OF_AN_ADDRESS,
    windowMs: DAY_MS,
    isFree: isErrorStatus,
    key: (c) => attemptKey(deps, c),
    code: 'road_crowded',
  })
  return {
    'POST /api/daily/:day/runs': [...starts, attempts],
    ...limitCalls(deps.rateLimit, {
      'GET /api/daily': READS,
      'GET /api/daily/:day': READS,
      'POST /api/daily/:day/forks': READS,
    }),
  }
}

/**
 * Returns the day and the client, by which attempts are limited. Returns undefined, which means no limit, if the
 * account is older than a day or already has an attempt, because it can have only one.
 */
async function attemptKey(
  { database, now, findSignedIn }: Deps,
  c: Context<AppEnv>,
): Promise<string | undefined> {
  const day = c.req.param('day') ?? ''
  if (!isDay(day)) return undefined
  const signedIn = await findSignedIn(c.req.raw.headers)
  if (signedIn && now() - signedIn.createdAt > DAY_MS) return undefined
  const attempt = signedIn && (await findAttempt(database, { userId: signedIn.userId, road: day }))
  return attempt ? undefined : `${day} ${clientOf(c.get('address'))}`
}
