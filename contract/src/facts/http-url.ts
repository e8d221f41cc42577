/** Maximum length of a source URL. Some browsers and proxies fail on slightly longer ones. */
export const SOURCE_MAX = 2000

/** The only platform API that this package uses. Browsers and Node both provide it. */
declare const URL: new (text: string) => { hostname: string; username: string; password: string }

/**
 * `http://` or `https://`, followed by no blanks, control characters, invisible characters or
 * backslashes. The URL parser repairs those silently, so the link would differ from the text shown.
 */
const PLAIN_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}\\]+$/iu

/** Rejects `https:///host` and `https://:80`, in which the parser finds a host that the text lacks. */
const HAS_HOST = /^https?:\/\/[^/?#]/i

/**
 * Whether the trimmed text is a valid http or https URL (specification 5). The form and the server share
 * this function, so they always agree.
 */
export const isHttpUrl = (text: string): boolean => {
  const address = text.trim()
  if (address.length > SOURCE_MAX || !PLAIN_ADDRESS.test(address) || !HAS_HOST.test(address)) {
    return false
  }
  try {
    const { hostname, username, password } = new URL(address)
    // 'https://google.com@example.com/' leads to example.com, which misleads the reader.
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
