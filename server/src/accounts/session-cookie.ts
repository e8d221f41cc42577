/** The prefix of our cookie names. With https, `__Secure-` precedes it. */
export const COOKIE_PREFIX = 'fable'

const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`

/** The name of the session cookie at a public address. */
export const sessionCookieOf = ({ protocol }: URL): string =>
  `${protocol === 'https:' ? '__Secure-' : ''}${SESSION_COOKIE}`

/** Whether a request has a session cookie, valid or not. better-auth also accepts a blank before '='. */
export const hasSessionCookie = (headers: Headers): boolean =>
  headers.get('Cookie')?.includes(SESSION_COOKIE) ?? false
