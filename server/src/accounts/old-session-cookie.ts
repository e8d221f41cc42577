/** @until 0.0.33 Servers of 0.0.32 set and read the session cookie under another name, with https. */
const OLD = '__Secure-fable.session_token'
const NEW = '__Host-fable.session_token'
const ATTRIBUTES = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax'

const OLD_PAIR = new RegExp(`(?:^|; *)${OLD} *= *([^;]*)`)
const NEW_PAIR = new RegExp(`(?:^|; *)${NEW} *= *([^;]*)`)

/**
 * The Cookie headers that better-auth may need. There are two if the browser has since signed in at a server that sets
 * only the old cookie.
 */
export function cookiesToTry(sent: string): [string, string?] {
  const old = OLD_PAIR.exec(sent)?.[1]
  const current = NEW_PAIR.exec(sent)?.[1]
  if (!old || old === current) return [sent]
  const renamed = `${sent.replace(NEW_PAIR, '')}; ${NEW}=${old}`
  return current === undefined ? [renamed] : [sent, renamed]
}

/**
 * The session cookie is set under both names. If the response has none, the session that the request used gets its new
 * name.
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
