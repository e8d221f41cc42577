import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions, CookiePrefixOptions } from 'hono/utils/cookie'

/** Finds and sets cookies that scripts cannot read. */
export type Cookies = {
  readonly find: (c: Context, name: string) => string | undefined
  readonly give: (c: Context, name: string, value: string, options: CookieOptions) => void
}

/** If the public URL uses https, the cookies are Secure and their names have this prefix. */
export function makeCookies(publicUrl: URL, httpsPrefix: CookiePrefixOptions): Cookies {
  const isSecure = publicUrl.protocol === 'https:'
  const prefix = isSecure ? httpsPrefix : undefined
  const fixed: CookieOptions = { httpOnly: true, secure: isSecure, ...(prefix && { prefix }) }
  return {
    find: (c, name) => getCookie(c, name, prefix),
    give: (c, name, value, options) =>
      setCookie(c, name, value, { path: '/', sameSite: 'Lax', ...options, ...fixed }),
  }
}
