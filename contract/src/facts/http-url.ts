/** Characters of a source's address at most; browsers and proxies give up not far above. */
export const SOURCE_MAX = 2000

/** The little of the platform that this package needs: browsers and Node both have it. */
declare const URL: new (text: string) => { hostname: string; username: string; password: string }

/**
 * `http://` or `https://` written out, then no blank, no control or invisible character and no
 * backslash: the URL parser would quietly repair those, and a reader would see another address.
 */
const PLAIN_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}\\]+$/iu

/** `https:///host` and `https://:80` have no host of their own, though a parser finds one. */
const HAS_HOST = /^https?:\/\/[^/?#]/i

/**
 * Whether the text, blanks around it aside, is a valid http or https URL (section 5). The form and
 * the server ask the same function, so that they can't disagree.
 */
export const isHttpUrl = (text: string): boolean => {
  const address = text.trim()
  if (address.length > SOURCE_MAX || !PLAIN_ADDRESS.test(address) || !HAS_HOST.test(address)) {
    return false
  }
  try {
    const { hostname, username, password } = new URL(address)
    // 'https://google.com@example.com/' leads to example.com, and a source has no password to tell.
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
