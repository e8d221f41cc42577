import { insertFeedback } from './store.ts'
import type { Database } from '../platform/db/database.ts'
import type { FindSignedIn } from '../platform/http/identity.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { isErrorStatus, type RateLimiter } from '../platform/http/rate-limit.ts'
import type { CallLimits } from '../platform/http/routing.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findSignedIn: FindSignedIn
}

/**
 * Whose feedback it is. Only who signs it with the e-mail of the account that is signed in has named
 * that account; an e-mail alone proves nothing, since none is ever confirmed.
 */
const senderOf = async (findSignedIn: FindSignedIn, headers: Headers, email = '') => {
  if (email === '') return null
  const signedIn = await findSignedIn(headers)
  return signedIn?.email === email.toLowerCase() ? signedIn.userId : null
}

/** How often one visitor may write. */
export const feedbackLimits = (rateLimit: RateLimiter) =>
  ({
    'POST /api/feedback': rateLimit({ limit: 10, windowMs: 600_000, isFree: isErrorStatus }),
  }) satisfies CallLimits

/** What players think; the operator reads it with `npm run operator feedback`. */
export const feedbackHandlers = ({ database, now, findSignedIn }: Deps) =>
  ({
    'POST /api/feedback': async ({ body }, c) => {
      const userId = await senderOf(findSignedIn, c.req.raw.headers, body.email)
      await insertFeedback(database, { ...body, userId }, now())
      return { received: true }
    },
  }) satisfies Partial<Handlers>
