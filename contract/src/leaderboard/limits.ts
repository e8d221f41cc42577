/** Rows of the leaderboard when nothing is asked, and at most. */
export const LEADERBOARD_LIMIT = 10
export const LEADERBOARD_LIMIT_MAX = 100
