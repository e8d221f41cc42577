/** What the names of our cookies begin with; behind https `__Secure-` stands before it. */
export const COOKIE_PREFIX = 'fable'

/** Whether a request brings a session at all, good or bad. */
export const bringsSession = (headers: Headers): boolean =>
  headers.get('Cookie')?.includes(`${COOKIE_PREFIX}.session_token=`) ?? false
