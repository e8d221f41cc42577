/**
 * Returns the length of the trimmed text in code points. An emoji counts as one, unlike in JavaScript's `length`.
 * PostgreSQL counts the same way.
 */
export const textLength = (text: string): number => Array.from(text.trim()).length

/** Matches characters that control the direction of text, which can make it look like a different one. */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u

/** Matches a visible character. Hangul fillers and the blank Braille pattern are letters or symbols, but invisible. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Checks whether the text has 1 to `max` characters after trimming, at least one of them visible. Joiners in emoji are
 * allowed. NUL (which PostgreSQL cannot store), lone surrogates, and characters that control the direction of text are
 * not.
 */
export function isPlainText(text: string, max: number): boolean {
  if (textLength(text) > max || !VISIBLE.test(text) || BIDI_CONTROL.test(text)) return false
  return !/\0|\p{Cs}/u.test(text)
}

/** Maximum length of an e-mail address in characters (RFC 5321). */
export const EMAIL_MAX = 254

/**
 * Matches a local part, an @, and a host name with a dot, without spaces, control characters and invisible characters.
 */
const PLAUSIBLE =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\]]+$/u

/** Checks whether the text has the form of an e-mail address. It does not check that the address exists. */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && PLAUSIBLE.test(text) && !/^\.|\.\.|\.@|@\.|\.$/.test(text)
