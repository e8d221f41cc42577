import { isPlainText } from '../shared/plain-text.ts'

/** The kinds of feedback, in the order of the form. */
export const FEEDBACK_KINDS = ['bug', 'idea', 'praise'] as const

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Maximum length of a feedback message in characters. */
export const FEEDBACK_MESSAGE_MAX = 1000

/** Whether the text is a valid feedback message: 1-1000 characters after trimming. */
export const isFeedbackMessage = (text: string): boolean => isPlainText(text, FEEDBACK_MESSAGE_MAX)
