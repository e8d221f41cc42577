/**
 * Characters as a reader counts them: without the blanks around the text, and an emoji as one where
 * JavaScript's `length` says two. PostgreSQL counts the same way.
 */
export const textLength = (text: string): number => Array.from(text.trim()).length

/** Marks that turn the reading direction of what stands around them: a text could show another. */
const TURNS_THE_LINE = /[\u202a-\u202e\u2066-\u2069]/u

/** Something to see: Hangul fillers count as letters and the empty Braille sign as a symbol, but show nothing. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Whether the text has 1 to `max` characters after trimming, something to see among them; the joiners
 * within an emoji may stay. A NUL, which PostgreSQL cannot hold, half an emoji and marks that turn the
 * line are no text.
 */
export const isPlainText = (text: string, max: number): boolean => {
  if (textLength(text) > max || !VISIBLE.test(text) || TURNS_THE_LINE.test(text)) return false
  return !text.includes('\0') && text.isWellFormed()
}
