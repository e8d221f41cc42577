/** Default and maximum number of leaderboard entries in one response. */
export const LEADERBOARD_LIMIT = 10
export const LEADERBOARD_LIMIT_MAX = 100
