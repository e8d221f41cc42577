import { isPlainText } from '../shared/text.ts'

export const REPORT_REASONS = ['false', 'spam', 'offensive', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** The id of the message that thanks for a report. A form that is sent without scripts leads to it. */
export const REPORTED_ANCHOR = 'reported'

/** From different senders. */
export const HARMFUL_REPORTS_TO_HOLD = 3

export const REPORT_NOTE_MAX = 500

export const isReportNote = (text: string): boolean =>
  text.trim() === '' || isPlainText(text, REPORT_NOTE_MAX)
