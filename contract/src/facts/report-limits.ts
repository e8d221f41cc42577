import { isPlainText } from '../shared/text.ts'

/** The reasons for a report, in the order of the form. */
export const REPORT_REASONS = ['false', 'spam', 'offensive', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** The id of the message that thanks for a report. A form that is sent without scripts leads to it. */
export const REPORTED_ANCHOR = 'reported'

/** Number of senders who must report a post as harmful or abusive before it is held for the operator. */
export const HARMFUL_REPORTS_TO_HOLD = 3

/** Maximum length of the note of a report, in characters. */
export const REPORT_NOTE_MAX = 500

/** Checks whether the text is a valid note: blank, or 1-500 characters after trimming. */
export const isReportNote = (text: string): boolean =>
  text.trim() === '' || isPlainText(text, REPORT_NOTE_MAX)
