import type { Context } from 'hono'
import { blocksOf } from '../platform/http/address.ts'
import type { AppEnv } from '../platform/http/app-env.ts'
import { busy } from '../platform/http/problems.ts'

/** Maximum number of concurrent requests from one client. */
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
  return async (c, work) => {
    const client = blocksOf(c.get('address'))[0]?.key ?? ''
    const count = inFlight.get(client) ?? 0
    if (count >= AT_ONCE) throw busy()
    inFlight.set(client, count + 1)
    try {
      return await work()
    } finally {
      const left = (inFlight.get(client) ?? 1) - 1
      if (left === 0) inFlight.delete(client)
      else inFlight.set(client, left)
    }
  }
}
