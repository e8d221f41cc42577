import { problem } from '../platform/http/problems.ts'
import type { OwnerOf } from '../runs/owner.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { bringsSession } from './session-cookie.ts'

/** Who is signed in, as the cookie of a request says; undefined: nobody. */
export const findSignedIn = async (auth: LazyAuth, headers: Headers) => {
  if (!bringsSession(headers)) return undefined
  const { api } = await auth()
  const found = await api
    .getSession({ headers, query: { disableRefresh: true } })
    // It keeps its reasons to itself; only the database can be one.
    .catch(() => {
      throw problem('unavailable')
    })
  if (!found) return undefined
  const { user, session } = found
  return {
    userId: user.id,
    userName: user.username,
    email: user.email,
    sessionId: session.id,
  }
}

/** Whose run it is that a request starts. */
export const signedInOwner =
  (auth: LazyAuth): OwnerOf =>
  async ({ headers }) =>
    (await findSignedIn(auth, headers)) ?? null
