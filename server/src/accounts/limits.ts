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

/** A 503 says nothing of a password: what could not be worked on costs no guess. */
const isUnavailable = (status: number) => status === 503
const isSuccess = (status: number) => status < 400 || isUnavailable(status)
/** Refused before anybody looked into the database. */
const isMistyped = (status: number) => status === 400 || isUnavailable(status)

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

/**
 * The browser and the account that the request is about, when that was signed in to from this browser
 * before. Begins with the account's own key.
 */
const byKnownBrowser = (browsers: KnownBrowsers) => async (c: Context<AppEnv>) => {
  const email = await emailOf(c)
  const browser = email === undefined ? undefined : browsers.keyFor(c, email)
  return email === undefined || browser === undefined ? undefined : `${emailKey(email)} ${browser}`
}

/**
 * The session that asks, for calls that only who is signed in can make. Whoever reads the cookie twice
 * reads it in two ways: one that is written a little otherwise would be another key, but the same session.
 */
const bySession = (findSignedIn: FindSignedIn) => async (c: Context<AppEnv>) =>
  (await findSignedIn(c.req.raw.headers))?.sessionId

/** The limits of signing in, and how to give an account its guesses back. */
export type SignInLimits = {
  readonly limits: readonly Limit[]
  readonly forget: (email: string) => void
}

/**
 * How fast passwords can be guessed: so often by each visitor, and so often for each account, wherever
 * the visitors are. A browser in which the account was signed in to before has a budget of its own:
 * strangers who use up the others do not lock its owner out.
 */
export const signInLimits = (rateLimit: RateLimiter, browsers: KnownBrowsers): SignInLimits => {
  const ownBudget = byKnownBrowser(browsers)
  const limits = [
    rateLimit({ limit: 30, windowMs: QUARTER_MS, isFree: isSuccess, ownBudget }),
    rateLimit({
      limit: 10,
      windowMs: QUARTER_MS,
      isFree: isSuccess,
      key: async (c) => (await ownBudget(c)) ?? (await byEmail(c)),
    }),
  ]
  const forget = (email: string) => {
    for (const limit of limits) limit.forget(emailKey(email))
  }
  return { limits, forget }
}

export type AccountLimitDeps = {
  readonly rateLimit: RateLimiter
  readonly findSignedIn: FindSignedIn
  readonly signIns: SignInLimits
}

/**
 * How fast passwords can be guessed, accounts made and mails asked for: each visitor so often, and
 * each account so often, wherever the visitors come from.
 */
export const accountLimits = ({ rateLimit, findSignedIn, signIns }: AccountLimitDeps) => {
  const guesses = [
    rateLimit({ limit: 30, windowMs: QUARTER_MS, isFree: isSuccess }),
    rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isSuccess, key: bySession(findSignedIn) }),
  ]
  return {
    'POST /api/auth/sign-up/email': [
      rateLimit({ limit: 60, windowMs: QUARTER_MS, isFree: isMistyped }),
      rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isMistyped, key: byEmail }),
    ],
    'POST /api/auth/sign-in/email': signIns.limits,
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
