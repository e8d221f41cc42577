import { isPlainText } from '../shared/plain-text.ts'

/** What a player's feedback may be about, in the order of the form. */
export const FEEDBACK_KINDS = ['bug', 'idea', 'praise'] as const

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Characters of a feedback message at most. */
export const FEEDBACK_MESSAGE_MAX = 1000

/** Whether the text may be a feedback's message: 1-1000 characters after trimming. */
export const isFeedbackMessage = (text: string): boolean => isPlainText(text, FEEDBACK_MESSAGE_MAX)
