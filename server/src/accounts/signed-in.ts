import type { FindSignedIn } from '../platform/http/identity.ts'
import { problem } from '../platform/http/problems.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** Finds out who is signed in by the session cookie; better-auth is only asked when there is one. */
export const makeFindSignedIn =
  (auth: LazyAuth): FindSignedIn =>
  async (headers) => {
    if (!hasSessionCookie(headers)) return null
    const { api } = await auth()
    const found = await api
      .getSession({ headers, query: { disableRefresh: true } })
      // It keeps its reasons to itself; only the database can be one.
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
