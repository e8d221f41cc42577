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
