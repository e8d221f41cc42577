import type { Context, MiddlewareHandler } from 'hono'
import { type Block, blocksOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { tooManyRequests } from './problems.ts'

export type RateLimit = {
  /** Maximum number of requests in one window. */
  readonly limit: number
  readonly windowMs: number
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
export type Limit = MiddlewareHandler<AppEnv> & { readonly reset: (prefix: string) => void }

/** Creates a middleware: `rateLimit({ limit: 10, windowMs: 60_000 })`. */
export type RateLimiter = (limit: RateLimit) => Limit

/** Maximum number of windows that a limit keeps in memory. */
const KEYS_MAX = 10_000

type Window = { taken: number; readonly limit: number; readonly endsAt: number }

/** Counts the requests of each key. A window begins with the first request of its key. */
class Counter {
  /** Ordered by the end of the window. */
  readonly #windows = new Map<string, Window>()
  readonly #limit: number
  readonly #windowMs: number

  constructor({ limit, windowMs }: RateLimit) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** Counts a request in all its blocks. Returns a function that undoes it, or the ms to wait. */
  take(blocks: readonly Block[], now: number): { undo: () => void } | { waitMs: number } {
    for (const { key } of blocks) {
      const window = this.#findWindow(key, now)
      if (window && window.taken >= window.limit) return { waitMs: window.endsAt - now }
    }
    const fresh = blocks.filter(({ key }) => !this.#findWindow(key, now))
    if (fresh.length > 0 && !this.#makeRoom(fresh.length, now, blocks)) {
      return { waitMs: this.#windowMs }
    }
    const windows = blocks.map(({ key, times }) => {
      const window = this.#findWindow(key, now) ?? this.#openWindow(key, times, now)
      window.taken += 1
      return { key, window }
    })
    const undo = () => {
      for (const { key, window } of windows) {
        window.taken -= 1
        if (window.taken === 0 && this.#windows.get(key) === window) this.#windows.delete(key)
      }
    }
    return { undo }
  }

  reset(prefix: string): void {
    for (const key of this.#windows.keys()) if (key.startsWith(prefix)) this.#windows.delete(key)
  }

  #findWindow(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    return window && now < window.endsAt ? window : undefined
  }

  #openWindow(key: string, times: number, now: number): Window {
    const window = { taken: 0, limit: this.#limit * times, endsAt: now + this.#windowMs }
    // Delete and insert, so that the map stays ordered by end time.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    return window
  }

  /**
   * Whether `count` windows can be added. Deletes windows that have ended, then those with the lowest
   * counts. Keeps windows at their limit and those of the request's own blocks: filling the memory
   * must not reset a password-guessing limit.
   */
  #makeRoom(count: number, now: number, own: readonly Block[]): boolean {
    const hasRoom = () => this.#windows.size + count <= KEYS_MAX
    if (hasRoom()) return true
    for (const [key, { endsAt }] of this.#windows) {
      if (now < endsAt) break
      this.#windows.delete(key)
    }
    if (hasRoom()) return true
    const leastUsed = [...this.#windows]
      .filter(([key, { taken, limit }]) => taken < limit && own.every((block) => block.key !== key))
      .sort(([, one], [, other]) => one.taken - other.taken)
    for (const [key] of leastUsed.slice(0, KEYS_MAX / 10)) this.#windows.delete(key)
    return hasRoom()
  }
}

const unlimited: Limit = Object.assign<MiddlewareHandler<AppEnv>, Pick<Limit, 'reset'>>(
  (_, next) => next(),
  { reset: () => undefined },
)

/**
 * Creates limits that respond with 429 and Retry-After. The counts are local to this process, so n
 * servers allow n times the limit. `monotonic` is a clock in ms that never goes back. If `enabled` is
 * false, nothing is limited.
 */
export const makeRateLimiter =
  ({ enabled, monotonic }: { enabled: boolean; monotonic: () => number }): RateLimiter =>
  (options) => {
    if (!enabled) return unlimited
    const { key, ownBudget, isFree = () => false } = options
    const counter = new Counter(options)

    const blocksFor = async (c: Context<AppEnv>): Promise<readonly Block[]> => {
      const named = await (key ?? ownBudget)?.(c)
      if (named !== undefined) return [{ key: named, times: 1 }]
      return key ? [] : blocksOf(c.env.address)
    }

    const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
      // Count before the call and undo it afterwards. Otherwise concurrent requests would all pass.
      const counted = counter.take(await blocksFor(c), monotonic())
      if ('waitMs' in counted) throw tooManyRequests(counted.waitMs)
      await next()
      if (isFree(c.res.status)) counted.undo()
    }
    return Object.assign(limit, {
      reset: (prefix: string) => {
        counter.reset(prefix)
      },
    })
  }
