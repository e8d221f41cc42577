import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { type ResponseOf, type Routes, routes } from '@fable/contract'
import { EMAIL_MAX } from '@fable/contract/limits'
import type { AppEnv, ServerDeps } from '../http/app-env.ts'
import { formError } from '../http/problems.ts'
import type { HandlersUnder } from '../http/routing.ts'
import { hasSessionCookie, type KnownBrowsers } from './browsers.ts'
import { callAuth, type LazyAuth } from './call-auth.ts'
import { emailKey, makePasswordRequests } from './rate-limits.ts'
import { isUsernameTaken, validateUsername } from './usernames.ts'
import { deleteSession } from './users.ts'

export type AuthRouteDeps = Pick<ServerDeps, 'database' | 'findSignedIn'> & {
  readonly auth: LazyAuth
  readonly browsers: KnownBrowsers
  readonly forgetPlayer: (c: Context<AppEnv>) => void
}

type AuthCall = Extract<keyof Routes, `${string}/api/auth/${string}`>

type SignInForm = { readonly email: string; readonly [field: string]: unknown }

/**
 * The shortest time of a response, in milliseconds. It is longer than the lookup of an account, so it does not reveal
 * whether the account exists.
 */
const RESET_RESPONSE_MS = 300

/** Any other text is rejected here, because PostgreSQL fails on some characters, such as NUL. */
const TOKEN = /^\w{1,100}$/

/** Forwards the calls to better-auth, after checks that better-auth does not make. */
export function authHandlers(deps: AuthRouteDeps): HandlersUnder<'/api/auth/'> {
  const { database, auth, findSignedIn, browsers, forgetPlayer } = deps
  const limitConcurrency = makePasswordRequests()

  const startSession = async <
    K extends 'POST /api/auth/sign-up/email' | 'POST /api/auth/sign-in/email',
  >(
    key: K,
    c: Context<AppEnv>,
    body: SignInForm,
  ) => {
    const before = await findSignedIn(c.req.raw.headers)
    const response = await limitConcurrency(c, () => forward(auth, key, c, body))
    browsers.remember(c, body.email)
    if (before && emailKey(before.email) !== emailKey(body.email)) forgetPlayer(c)
    // The sign-in has succeeded, so it does not matter if deleting the old session fails.
    if (before) {
      await deleteSession(database, before.sessionId).catch((error: unknown) => {
        c.get('log').warn({ err: error }, 'could not end the session that a browser had')
      })
    }
    return response
  }

  return {
    'POST /api/auth/sign-up/email': async ({ body }, c) => {
      const error = await validateUsername(body.username)
      if (error) throw formError(400, error)
      checkLength(body.email)
      if (await isUsernameTaken(database, body.username)) throw formError(422, 'USERNAME_TAKEN')
      return startSession('POST /api/auth/sign-up/email', c, { ...body, name: body.username })
    },

    'POST /api/auth/sign-in/email': ({ body }, c) => {
      checkLength(body.email)
      return startSession('POST /api/auth/sign-in/email', c, body)
    },

    'POST /api/auth/sign-out': async (_, c) => {
      const response = await forward(auth, 'POST /api/auth/sign-out', c, {})
      forgetPlayer(c)
      return response
    },

    'GET /api/auth/get-session': (_, c) =>
      hasSessionCookie(c.req.raw.headers) ? forward(auth, 'GET /api/auth/get-session', c) : null,

    'POST /api/auth/change-password': ({ body }, c) =>
      limitConcurrency(c, () =>
        forward(auth, 'POST /api/auth/change-password', c, { ...body, revokeOtherSessions: true }),
      ),

    'POST /api/auth/request-password-reset': async ({ body }, c) => {
      checkLength(body.email)
      const [response] = await Promise.all([
        forward(auth, 'POST /api/auth/request-password-reset', c, body),
        sleep(RESET_RESPONSE_MS),
      ])
      return response
    },

    'POST /api/auth/reset-password': ({ body }, c) => {
      if (!TOKEN.test(body.token)) throw formError(400, 'INVALID_TOKEN')
      return limitConcurrency(c, () => forward(auth, 'POST /api/auth/reset-password', c, body))
    },

    'POST /api/auth/delete-user': async ({ body }, c) => {
      const response = await limitConcurrency(c, () =>
        forward(auth, 'POST /api/auth/delete-user', c, body),
      )
      forgetPlayer(c)
      return response
    },
  }
}

/** The contract's schema removes fields of the response that the page must not see, above all session tokens. */
async function forward<K extends AuthCall>(
  auth: LazyAuth,
  key: K,
  c: Context<AppEnv>,
  body?: object,
): Promise<ResponseOf<K>> {
  const schema = routes[key].response[200]
  return schema.parse(await callAuth(auth, c, body)) as ResponseOf<K>
}

function checkLength(email: string) {
  if (email.length > EMAIL_MAX) throw formError(400, 'INVALID_EMAIL')
}
