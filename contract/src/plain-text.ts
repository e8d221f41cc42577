/**
 * Characters as a reader counts them: without the blanks around the text, and an emoji as one where
 * JavaScript's `length` says two. PostgreSQL counts the same way.
 */
export const textLength = (text: string): number => Array.from(text.trim()).length

/** Marks that turn the reading direction of what stands around them: a text could show another. */
const TURNS_THE_LINE = /[\u202a-\u202e\u2066-\u2069]/u

/**
 * Whether the text has 1 to `max` characters after trimming. A NUL, which PostgreSQL cannot hold,
 * half an emoji and marks that turn the line are no text.
 */
export const isPlainText = (text: string, max: number): boolean => {
  const length = textLength(text)
  if (length === 0 || length > max || TURNS_THE_LINE.test(text)) return false
  return !text.includes('\0') && text.isWellFormed()
}
