import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { CallLimits } from '../http/calls.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { LazyAuth } from './lazy-auth.ts'
import { findSignedIn } from './signed-in.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

const isSuccess = (status: number) => status < 400
/** Refused before anybody looked into the database. */
const isMistyped = (status: number) => status === 400

/** Short, whatever was sent: what a limit remembers is bounded. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The account that the request is about, as its e-mail names it; whether there is one plays no part. */
const byEmail = async (c: Context<AppEnv>): Promise<string | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? keyOf(body.email.trim().toLowerCase()) : undefined
}

/**
 * The session that asks, for calls that only who is signed in can make. Whoever reads the cookie twice
 * reads it in two ways: one that is written a little otherwise would be another key, but the same session.
 */
const bySession = (auth: LazyAuth) => async (c: Context<AppEnv>) =>
  (await findSignedIn(auth, c.req.raw.headers))?.sessionId

/**
 * How fast passwords can be guessed, accounts made and mails asked for: each visitor so often, and
 * each account so often, wherever the visitors come from. Somebody else's guesses may thus keep a
 * player from signing in for a quarter of an hour; who is signed in stays so.
 */
export const accountLimits = (rateLimit: RateLimiter, auth: LazyAuth) => {
  const guesses = [
    rateLimit({ limit: 30, windowMs: QUARTER_MS, isFree: isSuccess }),
    rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isSuccess, key: bySession(auth) }),
  ]
  return {
    'POST /api/auth/sign-up/email': [
      rateLimit({ limit: 60, windowMs: QUARTER_MS, isFree: isMistyped }),
      rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isMistyped, key: byEmail }),
    ],
    'POST /api/auth/sign-in/email': [
      rateLimit({ limit: 30, windowMs: QUARTER_MS, isFree: isSuccess }),
      rateLimit({ limit: 10, windowMs: QUARTER_MS, isFree: isSuccess, key: byEmail }),
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
    'PUT /api/account/game': rateLimit({ limit: 600, windowMs: MINUTE_MS }),
    'GET /api/usernames/:name': rateLimit({ limit: 120, windowMs: MINUTE_MS }),
  } satisfies CallLimits
}
