import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { FindSignedIn, SignedIn } from './identity.ts'
import { problem } from './problems.ts'

/** Rejects requests without a session, and sets `signedIn` in the context. */
export const requireSignedIn =
  (findSignedIn: FindSignedIn): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const signedIn = await findSignedIn(c.req.raw.headers)
    if (!signedIn) throw problem('not_signed_in')
    c.set('signedIn', signedIn)
    await next()
  }

/** The account and session of a call that `requireSignedIn` guards. */
export const signedInOf = (c: Context<AppEnv>): SignedIn => {
  const signedIn = c.get('signedIn')
  if (!signedIn) throw problem('not_signed_in')
  return signedIn
}
