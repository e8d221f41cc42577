/**
 * The numbers and lists that the page and the server must agree on, without zod: the page may import
 * values from here and stays small (section 9).
 */
export { ACCOUNT_MESSAGES, isShortUsername, PASSWORD_MAX, PASSWORD_MIN } from './account-rules.ts'
export { EMAIL_MAX, isPlausibleEmail } from './email.ts'
export { FACT_TEXT_MAX, factTextLength, isFactText } from './fact-text.ts'
export { FEEDBACK_KINDS, FEEDBACK_MESSAGE_MAX, isFeedbackMessage } from './feedback-text.ts'
export type { FeedbackKind } from './feedback-text.ts'
export { isHttpUrl, SOURCE_MAX } from './http-url.ts'
export { RUN_INPUT_MAX, RUN_TURNS_MAX } from './run-limits.ts'
export { runPath, SCREEN_PATHS } from './screen-paths.ts'

/** Facts in one list at most. */
export const FACTS_LIMIT = 1000

/** The categories in the order of the sidebar, with the colours of their tags (section 3). */
export const CATEGORIES = [
  { id: 'technology', colour: '#3b82f6' },
  { id: 'science', colour: '#16a34a' },
  { id: 'finance', colour: '#ef4444' },
  { id: 'society', colour: '#eab308' },
  { id: 'entertainment', colour: '#db2777' },
  { id: 'health', colour: '#14b8a6' },
  { id: 'history', colour: '#f97316' },
  { id: 'news', colour: '#8b5cf6' },
] as const

export type Category = (typeof CATEGORIES)[number]['id']

/** The three votes in the order of a fact's buttons. */
export const VOTES = ['interesting', 'mindblowing', 'false'] as const

export type Vote = (typeof VOTES)[number]

/** The field of a fact that counts each vote. */
export const VOTE_FIELDS = {
  interesting: 'votesInteresting',
  mindblowing: 'votesMindblowing',
  false: 'votesFalse',
} as const satisfies Record<Vote, string>

/** Bytes of a request's body at most; a larger one is answered 413. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** Rows of the leaderboard when nothing is asked, and at most. */
export const LEADERBOARD_LIMIT = 10
export const LEADERBOARD_LIMIT_MAX = 100

/** Cards on the updates page at most. */
export const UPDATES_LIMIT = 20
