import { batch } from '../batch.ts'
import type { Database } from '../db/database.ts'
import {
  addRequests,
  type CountedRequest,
  deleteWindows,
  type Requests,
  subtractRequests,
} from '../db/rate-limit-store.ts'
import type { OpenCounter } from './rate-counter.ts'

/** One row for each key. */
const sumByKey = (requests: readonly Requests[]): Requests[] => {
  const sums = new Map<string, Requests>()
  for (const request of requests) {
    const count = (sums.get(request.key)?.count ?? 0) + request.count
    sums.set(request.key, { ...request, count })
  }
  return [...sums.values()]
}

/**
 * Counters in PostgreSQL, for all servers together. Requests that come while a statement runs share the next one.
 * Servers compare the ends of windows with their own clocks.
 */
export const sharedCounters = ({
  database,
  now,
}: {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
}): OpenCounter => {
  /** Adds a request and returns how many its window has taken with it. */
  const add = batch(async (requests: Requests[]) => {
    const sums = sumByKey(requests)
    const windows = new Map(
      (await addRequests(database, sums, now())).map((window) => [window.key, window]),
    )
    const numbers = new Map(
      sums.map(({ key, count }) => [key, (windows.get(key)?.taken ?? 0) - count]),
    )
    return ({ key }: Requests) => {
      const number = (numbers.get(key) ?? 0) + 1
      numbers.set(key, number)
      return { key, number, endsAt: windows.get(key)?.endsAt ?? 0 }
    }
  })
  const subtract = batch(async (requests: CountedRequest[]) => {
    await subtractRequests(database, requests)
    return () => undefined
  })

  return ({ name, limit, windowMs }) => {
    const keyOf = (key: string) => `${name} ${key}`
    return {
      take: async (blocks) => {
        const requests = blocks.map(({ key }) => ({ key: keyOf(key), windowMs, count: 1 }))
        const counted = await Promise.all(requests.map(add))
        const undo = async () => {
          // The request has its response. A count too many is better than one that says that nothing was done.
          await Promise.all(counted.map(subtract)).catch(() => undefined)
        }
        const full = counted.find(({ number }, n) => number > limit * (blocks[n]?.times ?? 1))
        if (!full) return { undo }
        await undo()
        return { waitMs: full.endsAt - now() }
      },
      reset: (prefix) => deleteWindows(database, keyOf(prefix)),
    }
  }
}
