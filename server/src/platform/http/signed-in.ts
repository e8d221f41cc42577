import type { Context, MiddlewareHandler } from 'hono'
import type { LazyAuth } from '../../accounts/lazy-auth.ts'
import { findSignedIn } from '../../accounts/signed-in.ts'
import type { AppEnv, Player } from './app-env.ts'
import { problem } from './problems.ts'

/** Lets only who is signed in through, and finds out who that is. */
export const requirePlayer =
  (auth: LazyAuth): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const player = await findSignedIn(auth, c.req.raw.headers)
    if (!player) throw problem('not_signed_in')
    c.set('player', player)
    await next()
  }

/** Who is signed in, in a call that `requirePlayer` guards. */
export const playerOf = (c: Context<AppEnv>): Player => {
  const player = c.get('player')
  if (!player) throw problem('not_signed_in')
  return player
}
