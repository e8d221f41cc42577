import { setTimeout as sleep } from 'node:timers/promises'
import { type ResponseOf, type Routes, routes } from '@fable/contract'
import { EMAIL_MAX } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { LazyAuth } from './lazy-auth.ts'
import { INVALID_EMAIL, callAuth } from './call-auth.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { makePasswordRequests } from './password-requests.ts'
import { hasSessionCookie } from './session-cookie.ts'
import type { FindSignedIn } from '../platform/http/identity.ts'
import { isUsernameTaken, USERNAME_TAKEN, validateUsername } from './usernames.ts'
import type { Database } from '../platform/db/database.ts'
import { deleteSession } from './sessions.ts'
import type { AppEnv } from '../platform/http/app-env.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { refusal } from '../platform/http/problems.ts'

type Deps = {
  readonly database: Database
  readonly auth: LazyAuth
  readonly findSignedIn: FindSignedIn
  readonly browsers: KnownBrowsers
}

type AuthCall = Extract<keyof Routes, `${string}/api/auth/${string}`>

/** Longer than asking for a mail takes, whether there is such an account or not. */
const RESET_ANSWER_MS = 300

/** What may be a mail's token; PostgreSQL cannot even be asked for all the rest. */
const TOKEN = /^\w{1,100}$/
const INVALID_TOKEN = { message: 'Invalid token', code: 'INVALID_TOKEN' }

const checkLength = (email: string) => {
  if (email.length > EMAIL_MAX) throw refusal(400, INVALID_EMAIL)
}

/** Accounts: better-auth answers, behind the checks that it does not make itself. */
export const authHandlers = ({ database, auth, findSignedIn, browsers }: Deps) => {
  const ofVisitor = makePasswordRequests()

  /** The contract's schema drops all that the page has no business with, session tokens first. */
  const ask = async <K extends AuthCall>(key: K, c: Context<AppEnv>, body?: object) => {
    const schema = routes[key].response[200]
    return schema.parse(await callAuth(auth, c, body)) as ResponseOf<K>
  }

  /** Signs in by one of two calls: the browser is known from now on, and the session that it had ends. */
  const enter = async <K extends 'POST /api/auth/sign-up/email' | 'POST /api/auth/sign-in/email'>(
    key: K,
    c: Context<AppEnv>,
    body: { readonly email: string; readonly [field: string]: unknown },
  ) => {
    const before = await findSignedIn(c.req.raw.headers)
    const response = await ofVisitor(c, () => ask(key, c, body))
    browsers.remember(c, body.email)
    // Signing in has succeeded, whatever becomes of the old session.
    if (before) {
      await deleteSession(database, before.sessionId).catch((error: unknown) => {
        c.get('log').warn({ err: error }, 'could not end the session that a browser had')
      })
    }
    return response
  }

  return {
    'POST /api/auth/sign-up/email': async ({ body }, c) => {
      const fault = validateUsername(body.username)
      if (fault) throw refusal(400, fault)
      checkLength(body.email)
      if (await isUsernameTaken(database, body.username)) throw refusal(422, USERNAME_TAKEN)
      return enter('POST /api/auth/sign-up/email', c, { ...body, name: body.username })
    },

    'POST /api/auth/sign-in/email': ({ body }, c) => {
      checkLength(body.email)
      return enter('POST /api/auth/sign-in/email', c, body)
    },

    'POST /api/auth/sign-out': (_, c) => ask('POST /api/auth/sign-out', c, {}),

    'GET /api/auth/get-session': (_, c) =>
      hasSessionCookie(c.req.raw.headers) ? ask('GET /api/auth/get-session', c) : null,

    'POST /api/auth/change-password': ({ body }, c) =>
      ofVisitor(c, () =>
        ask('POST /api/auth/change-password', c, { ...body, revokeOtherSessions: true }),
      ),

    'POST /api/auth/request-password-reset': async ({ body }, c) => {
      checkLength(body.email)
      const [answer] = await Promise.all([
        ask('POST /api/auth/request-password-reset', c, body),
        sleep(RESET_ANSWER_MS),
      ])
      return answer
    },

    'POST /api/auth/reset-password': ({ body }, c) => {
      if (!TOKEN.test(body.token)) throw refusal(400, INVALID_TOKEN)
      return ofVisitor(c, () => ask('POST /api/auth/reset-password', c, body))
    },

    'POST /api/auth/delete-user': ({ body }, c) =>
      ofVisitor(c, () => ask('POST /api/auth/delete-user', c, body)),
  } satisfies Partial<Handlers>
}
