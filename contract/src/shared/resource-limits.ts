import { isPlainText, textLength } from './text.ts'

/** A username must have 'under 13' characters (docs/rules.md, section 5). */
const USERNAME_MAX = 12

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export const isShortUsername = (username: string): boolean => textLength(username) <= USERNAME_MAX

export const ROAD_ENTRIES = 10

export const FEEDBACK_KINDS = ['bug', 'idea', 'praise'] as const

export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

export const FEEDBACK_MESSAGE_MAX = 1000

export const isFeedbackMessage = (text: string): boolean => isPlainText(text, FEEDBACK_MESSAGE_MAX)

export const LEADERBOARD_LIMIT = 10
export const LEADERBOARD_LIMIT_MAX = 100

export const LEADERBOARD_AROUND = 3

export const LEADERBOARD_PERIODS = ['all', 'week'] as const
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number]

/** In UTF-16 units, as the attribute `maxlength` counts. */
export const RUN_INPUT_MAX = 200

/** The longest honest run has far fewer turns. */
export const RUN_TURNS_MAX = 5000

/** A browser remembers this many runs, and a request can claim as many. */
export const FINISHED_RUNS_MAX = 50

export const CLAIM_MAX = 64

export const LANTERN_ID_MAX = 40

export const UPDATES_LIMIT = 20

export const BODY_LIMIT_BYTES = 64 * 1024
