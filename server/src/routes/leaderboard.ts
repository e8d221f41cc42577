import type { Handlers } from '../http/calls.ts'

/** The top adventurers. No run is ranked yet, so the board is empty. */
export const leaderboardHandlers = () =>
  ({ 'GET /api/leaderboard': () => [] }) satisfies Partial<Handlers>
