/** @until 0.0.33 Servers of 0.0.32 set and read the session cookie under another name, with https. */
const OLD = '__Secure-fable.session_token'
const NEW = '__Host-fable.session_token'
const ATTRIBUTES = 'Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax'

const OLD_PAIR = new RegExp(`(?:^|; *)${OLD} *= *([^;]*)`)
const NEW_PAIR = new RegExp(`(?:^|; *)${NEW} *= *([^;]*)`)

/**
 * Returns the Cookie headers that better-auth may need: as sent, and with the session of the old cookie. There are two
 * if the browser has signed in since at a server that sets only the old one.
 */
export function cookiesToTry(sent: string): [string, string?] {
  const old = OLD_PAIR.exec(sent)?.[1]
  const current = NEW_PAIR.exec(sent)?.[1]
  if (!old || old === current) return [sent]
  const renamed = `${sent.replace(NEW_PAIR, '')}; ${NEW}=${old}`
  return current === undefined ? [renamed] : [sent, renamed]
}

/**
 * Returns the cookies of a response with the session cookie under both names. If the response has none, the session
 * that the request used gets its new name.
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
