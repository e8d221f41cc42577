import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { FindSignedIn, SignedIn } from './identity.ts'
import { problem } from './problems.ts'

/** Lets only who is signed in through, and keeps who that is. */
export const requireSignedIn =
  (findSignedIn: FindSignedIn): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const signedIn = await findSignedIn(c.req.raw.headers)
    if (!signedIn) throw problem('not_signed_in')
    c.set('signedIn', signedIn)
    await next()
  }

/** Who is signed in, in a call that `requireSignedIn` guards. */
export const signedInOf = (c: Context<AppEnv>): SignedIn => {
  const signedIn = c.get('signedIn')
  if (!signedIn) throw problem('not_signed_in')
  return signedIn
}
