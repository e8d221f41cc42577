/** Maximum length of an e-mail address in characters (RFC 5321). */
export const EMAIL_MAX = 254

/** A local part, an @ and a host name with a dot, without blanks, control or invisible characters. */
const PLAUSIBLE =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\]]+$/u

/**
 * Whether the text has the form of an e-mail address. It does not check that the address exists.
 */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && PLAUSIBLE.test(text) && !/^\.|\.\.|\.@|@\.|\.$/.test(text)
