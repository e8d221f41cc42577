/** @until 0.0.33 With https, servers of 0.0.32 use another name for the session cookie. */
const OLD = '__Secure-fable.session_token'
const NEW = '__Host-fable.session_token'
const ATTRIBUTES = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax'

const OLD_PAIR = new RegExp(`(?:^|; *)${OLD} *= *([^;]*)`)
const NEW_PAIR = new RegExp(`(?:^|; *)${NEW} *= *([^;]*)`)

/**
 * Returns the Cookie headers to try with better-auth, in this order. There are two if the browser sent different
 * sessions under the new and the old name. This happens when a server of 0.0.32 has set the old cookie last.
 */
export function cookiesToTry(sent: string): [string, string?] {
  const old = OLD_PAIR.exec(sent)?.[1]
  const current = NEW_PAIR.exec(sent)?.[1]
  if (!old || old === current) return [sent]
  const renamed = `${sent.replace(NEW_PAIR, '')}; ${NEW}=${old}`
  return current === undefined ? [renamed] : [sent, renamed]
}

/**
 * Returns the cookies of a response. A new session cookie is set under both names. If there is none and the request
 * used the old cookie, that session is set under the new name.
 */
export function sessionCookies(
  given: readonly string[],
  { sent, used }: { readonly sent: string; readonly used: string },
): string[] {
  const session = given.find((cookie) => cookie.startsWith(`${NEW}=`))
  if (session !== undefined) return [...given, session.replace(NEW, OLD)]
  const renamed = used === sent ? undefined : NEW_PAIR.exec(used)?.[1]
  return renamed ? [...given, `${NEW}=${renamed}; ${ATTRIBUTES}`] : [...given]
}
