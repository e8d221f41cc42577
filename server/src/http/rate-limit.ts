import type { Context, MiddlewareHandler } from 'hono'
import { visitorOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { tooManyRequests } from './problems.ts'

export type RateLimit = {
  /** Requests that are taken in one window. */
  readonly limit: number
  readonly windowMs: number
  /** Whom a request is counted for, the visitor's address when not said; undefined: it is not counted. */
  readonly key?: (c: Context<AppEnv>) => string | undefined | Promise<string | undefined>
  /** Which answers cost nothing, e.g. those that refused the request; none when not said. */
  readonly isFree?: (status: number) => boolean
}

/** The limits of one server: `rateLimit({ limit: 10, windowMs: 60_000 })` is a middleware. */
export type RateLimiter = (limit: RateLimit) => MiddlewareHandler<AppEnv>

/** What a limit remembers at most: beyond it the oldest windows, which end first, are forgotten. */
const KEYS_MAX = 10_000

type Window = { taken: number; readonly endsAt: number }

/** How many requests of each key have been taken in its window, which begins with the first. */
class Tally {
  readonly #windows = new Map<string, Window>()
  readonly #limit: number
  readonly #windowMs: number

  constructor({ limit, windowMs }: RateLimit) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** Counts a request; answers the window it counts in, or how many ms to wait when it is one too many. */
  take(key: string, now: number): { window: Window } | { waitMs: number } {
    const window = this.#windowOf(key, now)
    if (window.taken >= this.#limit) return { waitMs: window.endsAt - now }
    window.taken += 1
    return { window }
  }

  #windowOf(key: string, now: number): Window {
    const open = this.#windows.get(key)
    if (open && now < open.endsAt) return open
    const fresh = { taken: 0, endsAt: now + this.#windowMs }
    // Removed and added anew, so that the map stays in the order in which the windows end.
    this.#windows.delete(key)
    this.#windows.set(key, fresh)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > KEYS_MAX && oldest !== undefined) this.#windows.delete(oldest)
    return fresh
  }
}

const letPass: MiddlewareHandler<AppEnv> = (_, next) => next()

const visitor = (c: Context<AppEnv>) => visitorOf(c.get('address'))

/**
 * Makes limits that answer 429 with Retry-After. They are kept in this process alone: several
 * servers allow each visitor as many times the limit. Not `enabled`, they let everything pass.
 */
export const makeRateLimiter =
  ({ enabled, now }: { enabled: boolean; now: () => number }): RateLimiter =>
  (limit) => {
    if (!enabled) return letPass
    const { key = visitor, isFree = () => false } = limit
    const tally = new Tally(limit)
    return async (c, next) => {
      const whom = await key(c)
      if (whom === undefined) {
        await next()
        return
      }
      // Counted beforehand and given back, not counted afterwards: many at once are many.
      const counted = tally.take(whom, now())
      if ('waitMs' in counted) throw tooManyRequests(counted.waitMs)
      await next()
      if (isFree(c.res.status)) counted.window.taken -= 1
    }
  }
