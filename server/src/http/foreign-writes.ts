import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

/** The names of this machine. A browser that reaches one of them reaches all of them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins of our page: that of the public address, under each name if it is on this machine. */
const ownOrigins = ({ origin, protocol, hostname, port }: URL): ReadonlySet<string> => {
  if (!LOOPBACK.includes(hostname)) return new Set([origin])
  return new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin))
}

export type RefuseForeign = (c: Context<AppEnv>) => void

/**
 * Creates a check that rejects cross-site writes (CSRF). Browsers send `Origin` with every write. Other programs send
 * neither `Origin` nor `Sec-Fetch-Site`, and pass. `Host` plays no part: whoever makes a name point here
 * chooses it. Hono's csrf checks forms only, and refuses such programs when they send no JSON.
 */
export const refuseForeignWrites = (publicUrl: URL): RefuseForeign => {
  const own = ownOrigins(publicUrl)
  return (c) => {
    const origin = c.req.header('Origin')
    const isOwn = origin === undefined || own.has(origin)
    if (!isOwn || c.req.header('Sec-Fetch-Site') === 'cross-site') throw problem('foreign_origin')
  }
}
