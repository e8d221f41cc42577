import { isPlainText, textLength } from './text.ts'

/** The limits of all resources except facts, without zod. */

/** Maximum length of a username, because it must have 'under 13' characters (docs/rules.md, section 5). */
const USERNAME_MAX = 12

/** Minimum and maximum length of a password in characters. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Checks whether a username has fewer than 13 characters after trimming. */
export const isShortUsername = (username: string): boolean => textLength(username) <= USERNAME_MAX

/** Number of entries of a road's leaderboard in a response. */
export const ROAD_ENTRIES = 10

/** The kinds of feedback, in the order of the form. */
export const FEEDBACK_KINDS = ['bug', 'idea', 'praise'] as const

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Maximum length of a feedback message in characters. */
export const FEEDBACK_MESSAGE_MAX = 1000

/** Checks whether the text is a valid feedback message: 1-1000 characters after trimming. */
export const isFeedbackMessage = (text: string): boolean => isPlainText(text, FEEDBACK_MESSAGE_MAX)

/** The default number of leaderboard entries in a response, and the maximum. */
export const LEADERBOARD_LIMIT = 10
export const LEADERBOARD_LIMIT_MAX = 100

/** Maximum number of entries before a run, and of those after it, in a response. */
export const LEADERBOARD_AROUND = 3

export const LEADERBOARD_PERIODS = ['all', 'week'] as const
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number]

/** Maximum length of an input in a ranked run, in UTF-16 units, as the attribute `maxlength` counts. */
export const RUN_INPUT_MAX = 200

/** Maximum number of turns in a ranked run. It is many times that of the longest honest run. */
export const RUN_TURNS_MAX = 5000

/** Maximum number of runs that a browser remembers, and that a request can claim. */
export const FINISHED_RUNS_MAX = 50

/** Maximum length of the secret that claims a run. */
export const CLAIM_MAX = 64

/** Maximum length of a lantern's id. */
export const LANTERN_ID_MAX = 40

/** Maximum number of release notes on the screen of updates. */
export const UPDATES_LIMIT = 20

/** Maximum size of a request body in bytes. The response to a larger one is 413. */
export const BODY_LIMIT_BYTES = 64 * 1024
