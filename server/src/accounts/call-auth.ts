import { refusalSchema } from '@fable/contract'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../platform/http/app-env.ts'
import { problem, refusal } from '../platform/http/problems.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { ADDRESS_HEADER } from './options.ts'

/** The e-mail is all whose form better-auth still judges; it has words for this too, but does not use them. */
export const INVALID_EMAIL = { message: 'Invalid email', code: 'INVALID_EMAIL' }

/** Characters that are kept of how a browser names itself. */
const BROWSER_MAX = 300

/** The request as better-auth gets it: our path, the checked body, and the address that we believe. */
const requestFor = (c: Context<AppEnv>, body: object | undefined): Request => {
  const headers = new Headers({
    Cookie: c.req.header('Cookie') ?? '',
    'User-Agent': (c.req.header('User-Agent') ?? '').slice(0, BROWSER_MAX),
    [ADDRESS_HEADER]: c.get('address'),
  })
  const url = new URL(c.req.path, c.req.url)
  if (body === undefined) return new Request(url, { headers })
  headers.set('Content-Type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/**
 * Has better-auth answer: sets the cookies that it sets, gives the body of its success, and throws
 * what it refuses in its own words.
 */
export const callAuth = async (
  auth: LazyAuth,
  c: Context<AppEnv>,
  body: object | undefined,
): Promise<unknown> => {
  const response = await (await auth()).handler(requestFor(c, body))
  for (const cookie of response.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true })
  }
  // It keeps its reasons to itself; only the database can be one.
  if (response.status >= 500) throw problem('unavailable')
  const answer: unknown = await response.json()
  if (response.ok) return answer
  const refused = refusalSchema.parse(answer)
  throw refusal(
    response.status as ContentfulStatusCode,
    refused.code === 'VALIDATION_ERROR' ? INVALID_EMAIL : refused,
  )
}
