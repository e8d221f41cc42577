/** What the names of our cookies begin with; behind https `__Secure-` stands before it. */
export const COOKIE_PREFIX = 'fable'

/** Whether a request may bring a session, good or bad: the library also forgives a blank before the '='. */
export const hasSessionCookie = (headers: Headers): boolean =>
  headers.get('Cookie')?.includes(`${COOKIE_PREFIX}.session_token`) ?? false
