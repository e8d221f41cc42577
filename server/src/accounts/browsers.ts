import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { makeCookies } from '../http/cookies.ts'

/** With https, the cookie's name also has the prefix `__Host-` or `__Secure-`. */
const COOKIE_PREFIX = 'fable'

const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`

/** With https, the name has a prefix that prevents other hosts of the domain from setting the cookie. */
export const authPrefixOf = ({ protocol }: URL): string =>
  `${protocol === 'https:' ? '__Host-' : ''}${COOKIE_PREFIX}`

export const sessionCookieOf = (publicUrl: URL): string =>
  `${authPrefixOf(publicUrl)}.session_token`

/** The session may be invalid. Like better-auth, this function also accepts a space before '='. */
export const hasSessionCookie = (headers: Headers): boolean =>
  headers.get('Cookie')?.includes(SESSION_COOKIE) ?? false

/**
 * The header passes the client's address to better-auth; clients cannot set it. It is not defined in `auth.ts`, because
 * an import of that file would load better-auth.
 */
export const ADDRESS_HEADER = 'x-fable-address'

/** A User-Agent can contain the names of several browsers. The first matching row applies. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bChrome\b|\bChromium\b|\bCriOS\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const findName = (names: readonly [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

export function browserNameOf(userAgent: string): string {
  const browser = findName(BROWSERS, userAgent) ?? 'Another browser'
  const system = findName(SYSTEMS, userAgent)
  return system === undefined ? browser : `${browser} on ${system}`
}

const YEAR_S = 365 * 24 * 60 * 60
/** Four accounts are enough for a family on one browser. */
const ACCOUNTS_MAX = 4
const ID_BYTES = 16

const COOKIE = /^[\w-]{22}(\.[\w-]{43}){1,4}$/

export type KnownBrowsers = {
  /** Undefined if the browser has not signed in to the account before. */
  readonly keyFor: (c: Context<AppEnv>, email: string) => string | undefined
  readonly remember: (c: Context<AppEnv>, email: string) => void
}

/**
 * Recognises browsers by a cookie, like OWASP's device cookies. The server stores nothing, and the cookie reveals
 * neither an e-mail address nor whether an account exists. A stolen cookie allows ten guesses per quarter of an hour
 * for each account in it.
 */
export function makeKnownBrowsers(secret: string, publicUrl: URL): KnownBrowsers {
  const cookies = makeCookies(publicUrl, 'secure')
  const name = `${COOKIE_PREFIX}.known_browser`

  const tagOf = (id: string, email: string) =>
    createHmac('sha256', secret)
      .update(`known browser ${id} ${email.trim().toLowerCase()}`)
      .digest('base64url')

  const read = (c: Context<AppEnv>) => {
    const value = cookies.find(c, name) ?? ''
    const [id = '', ...tags] = COOKIE.test(value) ? value.split('.') : []
    return { id, tags }
  }

  return {
    keyFor: (c, email) => {
      const { id, tags } = read(c)
      const expected = tagOf(id, email)
      const isKnown = tags.some((tag) => timingSafeEqual(Buffer.from(tag), Buffer.from(expected)))
      return isKnown ? expected : undefined
    },
    remember: (c, email) => {
      const { id, tags } = read(c)
      const browser = id || randomBytes(ID_BYTES).toString('base64url')
      const tag = tagOf(browser, email)
      const others = tags.filter((other) => other !== tag).slice(0, ACCOUNTS_MAX - 1)
      cookies.give(c, name, [browser, tag, ...others].join('.'), {
        path: '/api/auth',
        maxAge: YEAR_S,
      })
    },
  }
}
