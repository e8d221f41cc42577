import type { Context, MiddlewareHandler } from 'hono'
import { type Block, blocksOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { tooManyRequests } from './problems.ts'

export type RateLimit = {
  /** Requests that are taken in one window. */
  readonly limit: number
  readonly windowMs: number
  /** What a request is counted under, the visitor's address when not given; undefined: it is not counted. */
  readonly key?: (c: Context<AppEnv>) => string | undefined | Promise<string | undefined>
  /**
   * Who is not to suffer from others at the same address: a request with such a key is counted under it
   * alone, every other under the address.
   */
  readonly ownBudget?: (c: Context<AppEnv>) => string | undefined | Promise<string | undefined>
  /** Which responses cost nothing, e.g. those that refused the request; none when not given. */
  readonly isFree?: (status: number) => boolean
}

/** For `isFree`: only what was taken counts, and who mistypes is not slowed. */
export const isErrorStatus = (status: number): boolean => status >= 400

/** A middleware, and how to start the counts anew of all keys that begin so. */
export type Limit = MiddlewareHandler<AppEnv> & { readonly forget: (start: string) => void }

/** The limits of one server: `rateLimit({ limit: 10, windowMs: 60_000 })` is a middleware. */
export type RateLimiter = (limit: RateLimit) => Limit

/** Windows that a limit remembers at most. */
const KEYS_MAX = 10_000

type Window = { taken: number; readonly limit: number; readonly endsAt: number }

/** How many requests of each key have been taken in its window, which begins with the first. */
class Counter {
  /** In the order in which the windows end. */
  readonly #windows = new Map<string, Window>()
  readonly #limit: number
  readonly #windowMs: number

  constructor({ limit, windowMs }: RateLimit) {
    this.#limit = limit
    this.#windowMs = windowMs
  }

  /** Counts a request in all its blocks and returns how to take it back, or how many ms to wait. */
  take(blocks: readonly Block[], now: number): { undo: () => void } | { waitMs: number } {
    for (const { key } of blocks) {
      const window = this.#open(key, now)
      if (window && window.taken >= window.limit) return { waitMs: window.endsAt - now }
    }
    const fresh = blocks.filter(({ key }) => !this.#open(key, now))
    if (fresh.length > 0 && !this.#makeRoom(fresh.length, now, blocks)) {
      return { waitMs: this.#windowMs }
    }
    const windows = blocks.map(({ key, times }) => {
      const window = this.#open(key, now) ?? this.#begin(key, times, now)
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

  forget(start: string): void {
    for (const key of this.#windows.keys()) if (key.startsWith(start)) this.#windows.delete(key)
  }

  #open(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    return window && now < window.endsAt ? window : undefined
  }

  #begin(key: string, times: number, now: number): Window {
    const window = { taken: 0, limit: this.#limit * times, endsAt: now + this.#windowMs }
    // Removed and added anew, so that the map keeps its order.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    return window
  }

  /**
   * Whether that many windows can be added. Forgets those that have ended, then those that have counted
   * least, but never one at its limit or one of the request's own blocks: who fills the memory must not
   * get anybody's guesses back.
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

const unlimited: Limit = Object.assign<MiddlewareHandler<AppEnv>, Pick<Limit, 'forget'>>(
  (_, next) => next(),
  { forget: () => undefined },
)

/**
 * Makes limits that answer 429 with Retry-After. They are kept in this process alone: several
 * servers allow each visitor as many times the limit. `monotonic` is a clock in ms that never goes
 * back. Not `enabled`, they let everything pass.
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
      return key ? [] : blocksOf(c.get('address'))
    }

    const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
      // Counted beforehand and given back, not counted afterwards: many at once are many.
      const counted = counter.take(await blocksFor(c), monotonic())
      if ('waitMs' in counted) throw tooManyRequests(counted.waitMs)
      await next()
      if (isFree(c.res.status)) counted.undo()
    }
    return Object.assign(limit, {
      forget: (start: string) => {
        counter.forget(start)
      },
    })
  }
