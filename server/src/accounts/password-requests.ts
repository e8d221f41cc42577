import type { Context } from 'hono'
import { blocksOf } from '../http/address.ts'
import type { AppEnv } from '../http/app-env.ts'
import { busy } from '../http/problems.ts'

/** Maximum number of concurrent requests from one address; IPv6 blocks may have a multiple of it. */
const AT_ONCE = 6

/** Runs a request that hashes a password. Throws `busy` if the client has too many in flight. */
export type PasswordRequests = <Result>(
  c: Context<AppEnv>,
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Limits how many entries one client can have in the short password queue, so that it cannot keep
 * others from signing in. No rate limit covers successful sign-ins.
 */
export const makePasswordRequests = (): PasswordRequests => {
  const inFlight = new Map<string, number>()
  const add = (key: string, change: number) => {
    const count = (inFlight.get(key) ?? 0) + change
    if (count === 0) inFlight.delete(key)
    else inFlight.set(key, count)
  }
  return async (c, work) => {
    const blocks = blocksOf(c.get('address'))
    const isFull = blocks.some(({ key, times }) => (inFlight.get(key) ?? 0) >= AT_ONCE * times)
    if (isFull) throw busy()
    for (const { key } of blocks) add(key, 1)
    try {
      return await work()
    } finally {
      for (const { key } of blocks) add(key, -1)
    }
  }
}
