/** Characters of an e-mail address at most (RFC 5321). */
export const EMAIL_MAX = 254

/** Something, an @, a name with a dot in it; no blank and no control or invisible character. */
const PLAUSIBLE =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\]]+$/u

/**
 * Whether the text may be an e-mail address. Whether somebody reads what is sent there, only a mail
 * can tell.
 */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && PLAUSIBLE.test(text) && !/^\.|\.\.|\.@|@\.|\.$/.test(text)
