/**
 * Limits, checks and texts that the page and the server share. Nothing here imports zod, so the page can import these
 * values and stays small.
 */
export * from './desk-limits.ts'
export * from './facts/correction-limits.ts'
export * from './facts/http-url.ts'
export * from './facts/fact-fields.ts'
export * from './facts/fact-limits.ts'
export * from './facts/feeds.ts'
export * from './facts/moderation-limits.ts'
export * from './facts/report-limits.ts'
export * from './facts/tag-colours.ts'
export * from './facts/view.ts'
export * from './facts/word-numbers.ts'
export * from './friend-link.ts'
export * from './round-limits.ts'
export * from './shared/days.ts'
export * from './shared/errors.ts'
export * from './shared/is-day.ts'
export * from './shared/resource-limits.ts'
export * from './shared/screen-paths.ts'
export { EMAIL_MAX, isPlainText, isPlausibleEmail, textLength } from './shared/text.ts'
