/** The prefix of our cookie names. With https, `__Secure-` precedes it. */
export const COOKIE_PREFIX = 'fable'

/** Whether a request has a session cookie, valid or not. better-auth also accepts a blank before '='. */
export const hasSessionCookie = (headers: Headers): boolean =>
  headers.get('Cookie')?.includes(`${COOKIE_PREFIX}.session_token`) ?? false
