import { setTimeout as sleep } from 'node:timers/promises'
import { type ResponseOf, type Routes, routes } from '@fable/contract'
import { EMAIL_MAX } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { AppEnv, ServerDeps } from '../http/app-env.ts'
import type { Database } from '../db/database.ts'
import { type Handlers, signedInOf } from '../http/routing.ts'
import { formError, problem } from '../http/problems.ts'
import { type LazyAuth, callAuth } from './call-auth.ts'
import { type KnownBrowsers, hasSessionCookie } from './browsers.ts'
import { makePasswordRequests } from './rate-limits.ts'
import { isUsernameTaken, validateUsername } from './usernames.ts'
import { deleteSession, deleteOtherSessions, listSessions, findUser, listResets } from './users.ts'

type Export = ResponseOf<'GET /api/account/export'>

/** Functions of the other features that return their part of an account's export. */
type Collect = {
  readonly save: (database: Database, userId: string) => Promise<Export['game']>
  readonly runs: (database: Database, userId: string) => Promise<Export['runs']>
  readonly feedback: (database: Database, userId: string) => Promise<Export['feedback']>
}

type Deps = Pick<ServerDeps, 'database' | 'findSignedIn' | 'now'> & {
  readonly auth: LazyAuth
  readonly browsers: KnownBrowsers
  readonly collect: Collect
}

type AuthCall = Extract<keyof Routes, `${string}/api/auth/${string}`>

/** Minimum response time. It hides whether the account exists, because the lookup is always faster. */
const RESET_RESPONSE_MS = 300

/** The form of a mail token. PostgreSQL rejects queries with some other texts, such as NUL. */
const TOKEN = /^\w{1,100}$/

/** Whether the path is valid percent-encoding. Hono passes an invalid parameter on undecoded. */
const isWellEncoded = (url: string): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

const BADLY_ENCODED = { field: 'name', message: 'must be UTF-8, percent-encoded' }

const checkLength = (email: string) => {
  if (email.length > EMAIL_MAX) throw formError(400, 'INVALID_EMAIL')
}

/** Account handlers. Those of /api/auth forward to better-auth after the checks that it does not do itself. */
export const accountHandlers = (deps: Deps) => {
  const { database, auth, findSignedIn, browsers, now, collect } = deps
  const limitConcurrency = makePasswordRequests()

  /** The contract's schema drops fields that the page must not see, above all session tokens. */
  const call = async <K extends AuthCall>(key: K, c: Context<AppEnv>, body?: object) => {
    const schema = routes[key].response[200]
    return schema.parse(await callAuth(auth, c, body)) as ResponseOf<K>
  }

  /** Signs in or up. Marks the browser as known and ends its previous session. */
  const startSession = async <
    K extends 'POST /api/auth/sign-up/email' | 'POST /api/auth/sign-in/email',
  >(
    key: K,
    c: Context<AppEnv>,
    body: { readonly email: string; readonly [field: string]: unknown },
  ) => {
    const before = await findSignedIn(c.req.raw.headers)
    const response = await limitConcurrency(c, () => call(key, c, body))
    browsers.remember(c, body.email)
    // The sign-in has succeeded, even if deleting the old session fails.
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

    'POST /api/auth/sign-out': (_, c) => call('POST /api/auth/sign-out', c, {}),

    'GET /api/auth/get-session': (_, c) =>
      hasSessionCookie(c.req.raw.headers) ? call('GET /api/auth/get-session', c) : null,

    'POST /api/auth/change-password': ({ body }, c) =>
      limitConcurrency(c, () =>
        call('POST /api/auth/change-password', c, { ...body, revokeOtherSessions: true }),
      ),

    'POST /api/auth/request-password-reset': async ({ body }, c) => {
      checkLength(body.email)
      const [response] = await Promise.all([
        call('POST /api/auth/request-password-reset', c, body),
        sleep(RESET_RESPONSE_MS),
      ])
      return response
    },

    'POST /api/auth/reset-password': ({ body }, c) => {
      if (!TOKEN.test(body.token)) throw formError(400, 'INVALID_TOKEN')
      return limitConcurrency(c, () => call('POST /api/auth/reset-password', c, body))
    },

    'POST /api/auth/delete-user': ({ body }, c) =>
      limitConcurrency(c, () => call('POST /api/auth/delete-user', c, body)),

    'GET /api/usernames/:name': async ({ params: { name } }, c) => {
      if (!isWellEncoded(c.req.url))
        throw problem('invalid_input', { extras: { issues: [BADLY_ENCODED] } })
      return {
        available: !(await validateUsername(name)) && !(await isUsernameTaken(database, name)),
      }
    },

    'GET /api/account/sessions': (_, c) => listSessions(database, signedInOf(c), now()),

    'DELETE /api/account/sessions': async (_, c) => ({
      signedOut: await deleteOtherSessions(database, signedInOf(c)),
    }),

    'GET /api/account/export': async (_, c) => {
      const signedIn = signedInOf(c)
      const { userId } = signedIn
      c.header('Content-Disposition', 'attachment; filename="fact-and-fable-account.json"')
      return {
        user: await findUser(database, userId),
        sessions: await listSessions(database, signedIn, now()),
        resets: await listResets(database, userId, now()),
        game: await collect.save(database, userId),
        runs: await collect.runs(database, userId),
        feedback: await collect.feedback(database, userId),
      }
    },
  } satisfies Partial<Handlers>
}
