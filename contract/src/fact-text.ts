import { isPlainText, textLength } from './plain-text.ts'

/** Characters of a fact's text at most, as `factTextLength` counts them. */
export const FACT_TEXT_MAX = 200

/** Characters of a fact's text as the reader counts them. */
export const factTextLength = (text: string): number => textLength(text)

/** Whether the text may be a fact's: 1-200 characters after trimming (section 5). */
export const isFactText = (text: string): boolean => isPlainText(text, FACT_TEXT_MAX)
