import type { Context, MiddlewareHandler } from 'hono'
import type { ProblemCode } from '@fable/contract'
import { type Block, blocksOf } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { tooManyRequests } from './problems.ts'

type Awaitable<T> = T | Promise<T>

type Budget = {
  /** During an update, servers of two versions share the counts, so a name must not change. */
  readonly name: string
  readonly limit: number
  readonly windowMs: number
}

export type Taken = { readonly undo: () => Awaitable<void> } | { readonly waitMs: number }

export type RateCounter = {
  /** Counts the request in all of these blocks. If one of them has reached the limit, counts it in none. */
  readonly take: (blocks: readonly Block[]) => Awaitable<Taken>
  /** Also deletes the windows of all keys that begin with this one and a space. */
  readonly reset: (key: string) => Awaitable<void>
}

type TakenInMemory =
  | { readonly undo: () => void; readonly charge: (units: number) => void }
  | { readonly waitMs: number }

type MemoryCounter = {
  readonly take: (blocks: readonly Block[], units?: number) => TakenInMemory
  readonly reset: (key: string) => void
}

export type OpenCounter = (budget: Budget) => RateCounter

export type KeyOf = (c: Context<AppEnv>) => Awaitable<string | undefined>

export type RateLimit = Budget & {
  /** The default is the client's address. A request with the key undefined is not counted. */
  readonly key?: KeyOf
  readonly code?: ProblemCode
  /**
   * Returns a key that replaces the address for some requests, such as those of an account. So other clients at the
   * same address cannot use up their limit.
   */
  readonly ownBudget?: KeyOf
  readonly isFree?: (status: number) => boolean
}

export const READS = { limit: 600, windowMs: 60_000 }

/** Used as `isFree`: with it, a mistake in a form does not count. */
export const isErrorStatus = (status: number): boolean => status >= 400

export type Limit = MiddlewareHandler<AppEnv> & RateCounter

export type RateLimiter = (limit: RateLimit) => Limit

const pass: MiddlewareHandler<AppEnv> = (_, next) => next()
const UNLIMITED: RateCounter = { take: () => ({ undo: () => undefined }), reset: () => undefined }

type Options = { readonly enabled: boolean; readonly openCounter: OpenCounter }

export function makeRateLimiter({ enabled, openCounter }: Options): RateLimiter {
  const names = new Set<string>()
  return (options) => {
    if (names.has(options.name)) throw new Error(`Two limits have the name "${options.name}".`)
    names.add(options.name)
    if (!enabled) return Object.assign(pass.bind(null), UNLIMITED)
    const { key, ownBudget, isFree, code } = options
    const counter = openCounter(options)

    const blocksFor = async (c: Context<AppEnv>): Promise<readonly Block[]> => {
      const named = await (key ?? ownBudget)?.(c)
      if (named !== undefined) return [{ key: named, times: 1 }]
      return key ? [] : blocksOf(c.get('address'))
    }

    const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
      // The request is counted before the call, and the count may be undone afterwards. If requests were counted
      // afterwards, concurrent requests would all pass.
      const counted = await counter.take(await blocksFor(c))
      if ('waitMs' in counted) throw tooManyRequests(counted.waitMs, code)
      await next()
      if (isFree?.(c.res.status)) await counted.undo()
    }
    return Object.assign(limit, counter)
  }
}

export const limitCalls = <Call extends string>(
  rateLimit: RateLimiter,
  limits: Readonly<Record<Call, Omit<RateLimit, 'name'>>>,
): Record<Call, Limit> =>
  Object.fromEntries(
    Object.entries<Omit<RateLimit, 'name'>>(limits).map(([name, limit]) => [
      name,
      rateLimit({ ...limit, name }),
    ]),
  ) as Record<Call, Limit>

const KEYS_MAX = 10_000

type Window = { taken: number; readonly limit: number; readonly endsAt: number }

export const countersInMemory =
  (monotonic: () => number): ((budget: Budget) => MemoryCounter) =>
  ({ limit, windowMs }) => {
    const windows = new Map<string, Window>()

    const findWindow = (key: string, now: number) => {
      const window = windows.get(key)
      return window && now < window.endsAt ? window : undefined
    }

    const openWindow = ({ key, times }: Block, now: number) => {
      const window = { taken: 0, limit: limit * times, endsAt: now + windowMs }
      // An ended window is deleted first, so that the map stays in the order in which windows end.
      windows.delete(key)
      windows.set(key, window)
      return window
    }

    /**
     * Deletes windows that have ended. If that is not enough, deletes windows with the lowest counts. Never deletes
     * running windows that have reached their limit, because otherwise filling the memory would reset a limit against
     * guessing passwords. Also keeps the windows of the request's own blocks.
     */
    const makeRoom = (count: number, now: number, own: readonly Block[]): boolean => {
      const hasRoom = () => windows.size + count <= KEYS_MAX
      if (hasRoom()) return true
      for (const [key, { endsAt }] of windows) {
        if (now < endsAt) break
        windows.delete(key)
      }
      if (hasRoom()) return true
      const leastUsed = [...windows]
        .filter(([key, window]) => window.taken < window.limit && !own.some((b) => b.key === key))
        .sort(([, one], [, other]) => one.taken - other.taken)
      for (const [key] of leastUsed.slice(0, KEYS_MAX / 10)) windows.delete(key)
      return hasRoom()
    }

    return {
      take: (blocks, units = 1) => {
        const now = monotonic()
        const found = blocks.map(({ key }) => findWindow(key, now))
        const full = found.find((window) => window && window.taken >= window.limit)
        if (full) return { waitMs: full.endsAt - now }
        const fresh = found.filter((window) => window === undefined).length
        if (fresh > 0 && !makeRoom(fresh, now, blocks)) return { waitMs: windowMs }

        const counted = blocks.map((block, n) => {
          const window = found[n] ?? openWindow(block, now)
          window.taken += units
          return { key: block.key, window }
        })
        const undo = () => {
          for (const { key, window } of counted) {
            window.taken -= units
            if (window.taken <= 0 && windows.get(key) === window) windows.delete(key)
          }
        }
        const charge = (units: number) => {
          for (const { window } of counted) window.taken += units
        }
        return { undo, charge }
      },
      reset: (key) => {
        for (const known of windows.keys())
          if (`${known} `.startsWith(`${key} `)) windows.delete(known)
      },
    }
  }
