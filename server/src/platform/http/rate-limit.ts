import type { Context, MiddlewareHandler } from 'hono'
import { type Block, blocksOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { tooManyRequests } from './problems.ts'
import type { Budget, OpenCounter, RateCounter } from './rate-counter.ts'

export type RateLimit = Budget & {
  /** The key that a request counts towards. Default: the client's address. undefined: not counted. */
  readonly key?: (c: Context<AppEnv>) => string | undefined | Promise<string | undefined>
  /**
   * A request with this key counts towards it alone, all others count towards the address. So other
   * clients at the same address cannot use up the budget.
   */
  readonly ownBudget?: (c: Context<AppEnv>) => string | undefined | Promise<string | undefined>
  /** Whether a response with this status is not counted. Default: all responses are counted. */
  readonly isFree?: (status: number) => boolean
}

/** For `isFree`: failed requests are not counted, so mistakes in a form cost nothing. */
export const isErrorStatus = (status: number): boolean => status >= 400

/** A middleware with a function that resets all counts whose keys start with the prefix. */
export type Limit = MiddlewareHandler<AppEnv> & Pick<RateCounter, 'reset'>

/** Creates a middleware: `rateLimit({ name: 'POST /api/facts', limit: 10, windowMs: 60_000 })`. */
export type RateLimiter = (limit: RateLimit) => Limit

const unlimited: Limit = Object.assign<MiddlewareHandler<AppEnv>, Pick<Limit, 'reset'>>(
  (_, next) => next(),
  { reset: () => undefined },
)

/** Creates limits that respond with 429 and Retry-After. If `enabled` is false, nothing is limited. */
export const makeRateLimiter = ({
  enabled,
  openCounter,
}: {
  enabled: boolean
  openCounter: OpenCounter
}): RateLimiter => {
  const names = new Set<string>()
  return (options) => {
    if (names.has(options.name)) throw new Error(`Two limits have the name "${options.name}".`)
    names.add(options.name)
    if (!enabled) return unlimited
    const { key, ownBudget, isFree = () => false } = options
    const counter = openCounter(options)

    const blocksFor = async (c: Context<AppEnv>): Promise<readonly Block[]> => {
      const named = await (key ?? ownBudget)?.(c)
      if (named !== undefined) return [{ key: named, times: 1 }]
      return key ? [] : blocksOf(c.get('address'))
    }

    const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
      // Count before the call and undo it afterwards. Otherwise concurrent requests would all pass.
      const counted = await counter.take(await blocksFor(c))
      if ('waitMs' in counted) throw tooManyRequests(counted.waitMs)
      await next()
      if (isFree(c.res.status)) await counted.undo()
    }
    return Object.assign(limit, { reset: (prefix: string) => counter.reset(prefix) })
  }
}
