import { problem } from '../http/problems.ts'
import type { OwnerOf } from '../runs/owner.ts'
import type { Auth } from './auth.ts'

/** Who is signed in, as the cookie of a request says; undefined: nobody. */
export const findSignedIn = async (auth: Auth, headers: Headers) => {
  const found = await auth.api
    .getSession({ headers, query: { disableRefresh: true } })
    // It keeps its reasons to itself; only the database can be one.
    .catch(() => {
      throw problem('unavailable')
    })
  if (!found) return undefined
  const { user, session } = found
  return { userId: user.id, userName: user.username, sessionId: session.id }
}

/** Whose run it is that a request starts. */
export const signedInOwner =
  (auth: Auth): OwnerOf =>
  async ({ headers }) =>
    (await findSignedIn(auth, headers)) ?? null
