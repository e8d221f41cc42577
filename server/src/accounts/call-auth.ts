import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formErrorSchema } from '@fable/contract'
import type { AppEnv, FindSignedIn } from '../http/app-env.ts'
import { formError, problem, providerError } from '../http/problems.ts'
import type { Auth, AuthDeps } from './auth.ts'
import { ADDRESS_HEADER, hasSessionCookie } from './browsers.ts'
import { cookiesToTry, sessionCookies } from './old-session-cookie.ts'

export type LazyAuth = () => Promise<Auth>

/**
 * better-auth is loaded by the first request that needs it, because loading it takes time and memory. If loading fails,
 * the next request tries again.
 */
export function lazyAuth(deps: AuthDeps): LazyAuth {
  let auth: Promise<Auth> | undefined
  const load = async () => (await import('./auth.ts')).makeAuth(deps)
  return () =>
    (auth ??= load().catch((error: unknown) => {
      auth = undefined
      throw error
    }))
}

const BROWSER_MAX = 300

function requestFor(c: Context<AppEnv>, cookie: string, body: object | undefined): Request {
  const headers = new Headers({
    Cookie: cookie,
    'User-Agent': (c.req.header('User-Agent') ?? '').slice(0, BROWSER_MAX),
    [ADDRESS_HEADER]: c.get('address'),
  })
  const url = new URL(c.req.path, c.req.url)
  if (body === undefined) return new Request(url, { headers })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const getSession = ({ api }: Auth, cookie: string) =>
  api
    .getSession({ headers: new Headers({ Cookie: cookie }), query: { disableRefresh: true } })
    // better-auth hides the reason of the error. Only the database can have failed.
    .catch(() => {
      throw problem('unavailable')
    })

async function chooseCookie(auth: Auth, sent: string): Promise<string> {
  const [first, second] = cookiesToTry(sent)
  if (second === undefined) return first
  return (await getSession(auth, first)) ? first : second
}

/** Returns the result of better-auth and sets its cookies on the response. Throws its errors with their messages. */
export async function callAuth(
  auth: LazyAuth,
  c: Context<AppEnv>,
  body: object | undefined,
): Promise<unknown> {
  const loaded = await auth()
  const sent = c.req.header('Cookie') ?? ''
  const used = await chooseCookie(loaded, sent)
  const response = await loaded.handler(requestFor(c, used, body))
  for (const cookie of sessionCookies(response.headers.getSetCookie(), { sent, used }))
    c.header('Set-Cookie', cookie, { append: true })
  if (response.status >= 500) throw problem('unavailable')
  const result: unknown = await response.json()
  if (response.ok) return result
  const error = formErrorSchema.parse(result)
  // The e-mail address is the only input that better-auth validates itself.
  if (error.code === 'VALIDATION_ERROR') throw formError(400, 'INVALID_EMAIL')
  throw providerError(response.status as ContentfulStatusCode, error)
}

/** Requests without a session cookie do not load better-auth. */
export const makeFindSignedIn =
  (auth: LazyAuth): FindSignedIn =>
  async (headers) => {
    if (!hasSessionCookie(headers)) return null
    const loaded = await auth()
    const found = await getSession(loaded, await chooseCookie(loaded, headers.get('Cookie') ?? ''))
    if (!found) return null
    const { user, session } = found
    return {
      userId: user.id,
      userName: user.username,
      email: user.email,
      createdAt: user.createdAt.getTime(),
      sessionId: session.id,
    }
  }
