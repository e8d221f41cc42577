import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { EMAIL_MAX } from '@fable/contract/limits'
import { blocksOf } from '../http/address.ts'
import type { AppEnv, FindSignedIn } from '../http/app-env.ts'
import { busy } from '../http/problems.ts'
import {
  type KeyOf,
  type Limit,
  limitCalls,
  type RateLimit,
  type RateLimiter,
} from '../http/rate-limit.ts'
import type { CallLimits } from '../http/routing.ts'
import type { KnownBrowsers } from './browsers.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

// A response 503 does not reveal whether a password is right, so it does not count as a guess.
const isUnavailable = (status: number) => status === 503
const isSuccess = (status: number) => status < 400 || isUnavailable(status)
const isInvalidInput = (status: number) => status === 400 || isUnavailable(status)

// A hash limits the length of a key, and so the memory of a limit.
const hashedKey = (text: string) => hash('sha256', text, 'base64url')

export const emailKey = (email: string): string => hashedKey(email.trim().toLowerCase())

// The key begins with the key of the e-mail address, so that `reset` finds it.
const byKnownBrowser = (browsers: KnownBrowsers) => (c: Context<AppEnv>) => {
  const email = emailOf(c)
  const browser = email === undefined ? undefined : browsers.keyFor(c, email)
  return email === undefined || browser === undefined ? undefined : `${emailKey(email)} ${browser}`
}

// The text of the cookie cannot be the key, because the same session can be written in several ways.
const sessionOf = (findSignedIn: FindSignedIn) => async (c: Context<AppEnv>) => {
  const signedIn = await findSignedIn(c.req.raw.headers)
  return signedIn ? `${signedIn.userId} ${signedIn.sessionId}` : undefined
}

const quarters =
  (rateLimit: RateLimiter) =>
  (limit: number, options: Omit<RateLimit, 'limit' | 'windowMs'>): Limit =>
    rateLimit({ ...options, limit, windowMs: QUARTER_MS })

type SignInLimits = {
  readonly limits: readonly Limit[]
  readonly reset: (email: string) => Promise<void>
}

/**
 * A browser that has signed in to the account before has its own limit. So strangers who use up the other limits do not
 * lock the owner out.
 */
export function signInLimits(rateLimit: RateLimiter, browsers: KnownBrowsers): SignInLimits {
  const perQuarter = quarters(rateLimit)
  const ownBudget = byKnownBrowser(browsers)
  const key: KeyOf = (c) => ownBudget(c) ?? byEmail(c)
  const limits = [
    perQuarter(30, { name: 'sign-ins', isFree: isSuccess, ownBudget }),
    perQuarter(10, { name: 'sign-ins to an account', isFree: isSuccess, key }),
  ]
  const reset = async (email: string) => {
    for (const limit of limits) await limit.reset(emailKey(email))
  }
  return { limits, reset }
}

function byEmail(c: Context<AppEnv>): string | undefined {
  const email = emailOf(c)
  return email === undefined ? undefined : emailKey(email)
}

// Undefined if the e-mail address is missing or longer than any account's.
function emailOf(c: Context<AppEnv>): string | undefined {
  const body = c.get('body')
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  const { email } = body
  return typeof email === 'string' && email.trim().length <= EMAIL_MAX ? email : undefined
}

export type AccountLimitDeps = {
  readonly rateLimit: RateLimiter
  readonly findSignedIn: FindSignedIn
  readonly signIns: SignInLimits
}

export function accountLimits({ rateLimit, findSignedIn, signIns }: AccountLimitDeps): CallLimits {
  const perQuarter = quarters(rateLimit)
  const bySession = sessionOf(findSignedIn)
  const guesses = [
    perQuarter(30, { name: 'guesses', isFree: isSuccess }),
    perQuarter(10, { name: 'guesses of a session', isFree: isSuccess, key: bySession }),
  ]

  return {
    'POST /api/auth/sign-up/email': [
      perQuarter(60, { name: 'sign-ups', isFree: isInvalidInput }),
      perQuarter(10, { name: 'sign-ups of an e-mail', isFree: isInvalidInput, key: byEmail }),
    ],
    'POST /api/auth/sign-in/email': signIns.limits,
    'POST /api/auth/request-password-reset': [
      perQuarter(20, { name: 'resets', isFree: isInvalidInput }),
      perQuarter(3, { name: 'resets of an e-mail', isFree: isInvalidInput, key: byEmail }),
    ],
    'POST /api/auth/change-password': guesses,
    'POST /api/auth/delete-user': guesses,
    ...limitCalls(rateLimit, {
      'POST /api/auth/reset-password': { limit: 30, windowMs: QUARTER_MS, isFree: isSuccess },
      'GET /api/usernames/:name': { limit: 120, windowMs: MINUTE_MS },
      'GET /api/account/export': { limit: 10, windowMs: QUARTER_MS },
    }),
  }
}

/** The most password requests in flight from one address. Larger IPv6 blocks may have a multiple of this number. */
const AT_ONCE = 6

type PasswordRequests = <Result>(c: Context<AppEnv>, work: () => Promise<Result>) => Promise<Result>

/**
 * A client can have only a few entries in the short queue for passwords, so that it cannot keep others from signing in.
 * Rate limits do not help here, because they do not count successful sign-ins.
 */
export function makePasswordRequests(): PasswordRequests {
  const inFlight = new Map<string, number>()
  const add = (key: string, change: number) => {
    const count = (inFlight.get(key) ?? 0) + change
    if (count === 0) inFlight.delete(key)
    else inFlight.set(key, count)
  }

  return async (c, work) => {
    const blocks = blocksOf(c.get('address'))
    const isFull = blocks.some(({ key, times }) => (inFlight.get(key) ?? 0) >= AT_ONCE * times)
    if (isFull) throw busy()
    for (const { key } of blocks) add(key, 1)
    try {
      return await work()
    } finally {
      for (const { key } of blocks) add(key, -1)
    }
  }
}
