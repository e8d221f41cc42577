/** Characters of a fact's text at most, as `factTextLength` counts them. */
export const FACT_TEXT_MAX = 200

/**
 * Characters of a fact's text as the reader counts them: without the blanks around it, and an emoji
 * as one where JavaScript's `length` says two. PostgreSQL counts the same way.
 */
export const factTextLength = (text: string): number => Array.from(text.trim()).length

/**
 * Whether the text may be a fact's: 1-200 characters after trimming (section 5). A NUL, which
 * PostgreSQL cannot hold, and half an emoji are no text.
 */
export const isFactText = (text: string): boolean => {
  const length = factTextLength(text)
  return length > 0 && length <= FACT_TEXT_MAX && !text.includes('\0') && text.isWellFormed()
}
