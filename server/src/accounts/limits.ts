import { createHash } from 'node:crypto'
import { EMAIL_MAX } from '@fable/contract/limits'
import type { Context } from 'hono'
import type { AppEnv } from '../platform/http/app-env.ts'
import type { CallLimits } from '../platform/http/routing.ts'
import type { Limit, RateLimiter } from '../platform/http/rate-limit.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { FindSignedIn } from '../platform/http/identity.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

const isSuccess = (status: number) => status < 400
/** Refused before anybody looked into the database. */
const isMistyped = (status: number) => status === 400

/** Short, whatever was sent: what a limit remembers is bounded. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The key under which an e-mail's requests are counted. */
export const emailKey = (email: string): string => keyOf(email.trim().toLowerCase())

/** The e-mail in a request's body; undefined when it is none that any account could have. */
const emailOf = async (c: Context<AppEnv>): Promise<string | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  const { email } = body
  return typeof email === 'string' && email.trim().length <= EMAIL_MAX ? email : undefined
}

/** The account that the request is about, as its e-mail names it; whether there is one plays no part. */
const byEmail = async (c: Context<AppEnv>): Promise<string | undefined> => {
  const email = await emailOf(c)
  return email === undefined ? undefined : emailKey(email)
}

/** The browser, when the account that the request is about has been signed in to from it before. */
const byKnownBrowser = (browsers: KnownBrowsers) => async (c: Context<AppEnv>) => {
  const email = await emailOf(c)
  return email === undefined ? undefined : browsers.keyFor(c, email)
}

/**
 * The session that asks, for calls that only who is signed in can make. Whoever reads the cookie twice
 * reads it in two ways: one that is written a little otherwise would be another key, but the same session.
 */
const bySession = (findSignedIn: FindSignedIn) => async (c: Context<AppEnv>) =>
  (await findSignedIn(c.req.raw.headers))?.sessionId

/**
 * How fast the password of one account can be guessed. A browser in which that account has been signed
 * in to before has a budget of its own: strangers who use up the account's do not lock its owner out.
 */
export const signInLimit = (rateLimit: RateLimiter, browsers: KnownBrowsers): Limit =>
  rateLimit({
    limit: 10,
    windowMs: QUARTER_MS,
    isFree: isSuccess,
    key: async (c) => (await byKnownBrowser(browsers)(c)) ?? (await byEmail(c)),
  })

export type AccountLimitDeps = {
  readonly rateLimit: RateLimiter
  readonly findSignedIn: FindSignedIn
  readonly browsers: KnownBrowsers
  readonly signIns: Limit
}

/**
 * How fast passwords can be guessed, accounts made and mails asked for: each visitor so often, and
 * each account so often, wherever the visitors come from.
 */
export const accountLimits = ({ rateLimit, findSignedIn, browsers, signIns }: AccountLimitDeps) => {
  const guesses = [
    rateLimit({ limit: 30, windowMs: QUARTER_MS, isFree: isSuccess }),
    rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isSuccess, key: bySession(findSignedIn) }),
  ]
  return {
    'POST /api/auth/sign-up/email': [
      rateLimit({ limit: 60, windowMs: QUARTER_MS, isFree: isMistyped }),
      rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isMistyped, key: byEmail }),
    ],
    'POST /api/auth/sign-in/email': [
      rateLimit({
        limit: 30,
        windowMs: QUARTER_MS,
        isFree: isSuccess,
        ownBudget: byKnownBrowser(browsers),
      }),
      signIns,
    ],
    'POST /api/auth/request-password-reset': [
      rateLimit({ limit: 20, windowMs: QUARTER_MS, isFree: isMistyped }),
      rateLimit({ limit: 3, windowMs: QUARTER_MS, isFree: isMistyped, key: byEmail }),
    ],
    'POST /api/auth/reset-password': rateLimit({
      limit: 30,
      windowMs: QUARTER_MS,
      isFree: isSuccess,
    }),
    'POST /api/auth/change-password': guesses,
    'POST /api/auth/delete-user': guesses,
    'GET /api/usernames/:name': rateLimit({ limit: 120, windowMs: MINUTE_MS }),
  } satisfies CallLimits
}
