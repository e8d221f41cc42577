/** The query key of all that the leaderboard shows; the play screen invalidates it when a run ends. */
export const LEADERBOARD_KEY = ['leaderboard']
