import type { FindSignedIn } from '../http/identity.ts'
import { problem } from '../http/problems.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** Finds the session by its cookie. Does not load better-auth for requests without a cookie. */
export const makeFindSignedIn =
  (auth: LazyAuth): FindSignedIn =>
  async (headers) => {
    if (!hasSessionCookie(headers)) return null
    const { api } = await auth()
    const found = await api
      .getSession({ headers, query: { disableRefresh: true } })
      // better-auth hides the reason. Only the database can fail here.
      .catch(() => {
        throw problem('unavailable')
      })
    if (!found) return null
    const { user, session } = found
    return {
      userId: user.id,
      userName: user.username,
      email: user.email,
      sessionId: session.id,
    }
  }
