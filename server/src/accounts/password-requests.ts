import type { Context } from 'hono'
import { blocksOf } from '../platform/http/address.ts'
import type { AppEnv } from '../platform/http/app-env.ts'
import { busy } from '../platform/http/problems.ts'

/** Requests of one visitor that may be worked on at the same time. */
const AT_ONCE = 6

/** Works on a request that hashes a password; throws `busy` when its visitor has too many of them. */
export type PasswordRequests = <Result>(
  c: Context<AppEnv>,
  work: () => Promise<Result>,
) => Promise<Result>

/**
 * Bounds what each visitor has in the queue of passwords, which is short: one visitor must not keep
 * all others from signing in. Successful sign-ins are no subject to other limits.
 */
export const makePasswordRequests = (): PasswordRequests => {
  const inFlight = new Map<string, number>()
  return async (c, work) => {
    const visitor = blocksOf(c.get('address'))[0]?.key ?? ''
    const count = inFlight.get(visitor) ?? 0
    if (count >= AT_ONCE) throw busy()
    inFlight.set(visitor, count + 1)
    try {
      return await work()
    } finally {
      const left = (inFlight.get(visitor) ?? 1) - 1
      if (left === 0) inFlight.delete(visitor)
      else inFlight.set(visitor, left)
    }
  }
}
