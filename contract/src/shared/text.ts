/**
 * Length of the trimmed text in code points: an emoji counts as one, unlike in JavaScript's
 * `length`. PostgreSQL counts the same way.
 */
export const textLength = (text: string): number => Array.from(text.trim()).length

/** Bidirectional control characters. They can make a text display as a different one. */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u

/** A visible character. Hangul fillers and the blank Braille pattern are letters or symbols, but invisible. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Checks whether the text has 1 to `max` characters after trimming, at least one of them visible. Joiners in emoji are
 * allowed. NUL (PostgreSQL cannot store it), lone surrogates and bidirectional control characters are not.
 */
export const isPlainText = (text: string, max: number): boolean => {
  if (textLength(text) > max || !VISIBLE.test(text) || BIDI_CONTROL.test(text)) return false
  return !/\0|\p{Cs}/u.test(text)
}

/** Maximum length of an e-mail address in characters (RFC 5321). */
export const EMAIL_MAX = 254

/** A local part, an @ and a host name with a dot, without blanks, control or invisible characters. */
const PLAUSIBLE =
  /^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@"(),:;<>[\\\]]+\.[^\s\p{C}@"(),:;<>[\\\]]+$/u

/** Checks whether the text has the form of an e-mail address. It does not check that the address exists. */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && PLAUSIBLE.test(text) && !/^\.|\.\.|\.@|@\.|\.$/.test(text)
