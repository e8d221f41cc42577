import type { LazyAuth } from '../accounts/lazy-auth.ts'
import { findSignedIn } from '../accounts/signed-in.ts'
import { insertFeedback } from './store.ts'
import type { Database } from '../platform/db/open.ts'
import type { Handlers } from '../platform/http/routing.ts'

type Deps = { readonly database: Database; readonly now: () => number; readonly auth: LazyAuth }

/**
 * Whose feedback it is. Only who signs it with the e-mail of the account that is signed in has named
 * that account; an e-mail alone proves nothing, since none is ever confirmed.
 */
const senderOf = async (auth: LazyAuth, headers: Headers, email = '') => {
  if (email === '') return null
  const player = await findSignedIn(auth, headers)
  return player?.email === email.toLowerCase() ? player.userId : null
}

/** What players think; the operator reads it with `npm run operator feedback`. */
export const feedbackHandlers = ({ database, now, auth }: Deps) =>
  ({
    'POST /api/feedback': async ({ body }, c) => {
      const userId = await senderOf(auth, c.req.raw.headers, body.email)
      await insertFeedback(database.db, { ...body, userId }, now())
      return { received: true }
    },
  }) satisfies Partial<Handlers>
