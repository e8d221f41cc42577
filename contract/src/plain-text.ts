/**
 * Characters as a reader counts them: without the blanks around the text, and an emoji as one where
 * JavaScript's `length` says two. PostgreSQL counts the same way.
 */
export const textLength = (text: string): number => Array.from(text.trim()).length

/**
 * Whether the text has 1 to `max` characters after trimming. A NUL, which PostgreSQL cannot hold, and
 * half an emoji are no text.
 */
export const isPlainText = (text: string, max: number): boolean => {
  const length = textLength(text)
  return length > 0 && length <= max && !text.includes('\0') && text.isWellFormed()
}
