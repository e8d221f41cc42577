/** Counts code points after trimming, so most emoji count as one. PostgreSQL counts in the same way. */
export const textLength = (text: string): number => Array.from(text.trim()).length

/** These characters change the direction of text, so they can make a text look like a different one. */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u

/**
 * Hangul fillers and the blank Braille pattern are excluded. Unicode calls them letters or symbols, but they are
 * invisible.
 */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * True for a text of 1 to `max` characters after trimming, of which at least one is visible. The text may contain
 * joiners, as in emoji. It may not contain NUL (which PostgreSQL cannot store), lone surrogates, or characters that
 * control the direction of text.
 */
export function isPlainText(text: string, max: number): boolean {
  if (textLength(text) > max || !VISIBLE.test(text) || BIDI_CONTROL.test(text)) return false
  return !/\0|\p{Cs}/u.test(text)
}

/** The limit of RFC 5321. */
export const EMAIL_MAX = 254

const PLAUSIBLE =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\]]+$/u

export const isPlausibleEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && PLAUSIBLE.test(text) && !/^\.|\.\.|\.@|@\.|\.$/.test(text)
