import { isPlainText } from '../shared/text.ts'

export const REPORT_REASONS = ['false', 'spam', 'offensive', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** The id of the message that thanks for a report. The redirect after a form without scripts leads to this message. */
export const REPORTED_ANCHOR = 'reported'

/** The number of senders whose reports of harm hide a post until the operator has seen it. */
export const HARMFUL_REPORTS_TO_HOLD = 3

export const REPORT_NOTE_MAX = 500

export const isReportNote = (text: string): boolean =>
  text.trim() === '' || isPlainText(text, REPORT_NOTE_MAX)
