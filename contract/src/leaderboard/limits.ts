/** Default and maximum number of leaderboard entries in one response. */
export const LEADERBOARD_LIMIT = 10
export const LEADERBOARD_LIMIT_MAX = 100

/** Maximum number of entries before and after a run in one response. */
export const LEADERBOARD_AROUND = 3

/**
 * What the leaderboard ranks: all runs, the best run of each account, or the runs that were played without an
 * account.
 */
export const LEADERBOARD_GROUPS = ['runs', 'accounts', 'guests'] as const
export type LeaderboardGroup = (typeof LEADERBOARD_GROUPS)[number]

export const LEADERBOARD_PERIODS = ['all', 'week'] as const
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number]

const DAY_MS = 86_400_000

/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3

/** The week number of a time in milliseconds since 1970. Weeks begin on Monday, 00:00 UTC. */
export const weekOf = (time: number): number => Math.floor((time / DAY_MS + DAYS_AFTER_MONDAY) / 7)
