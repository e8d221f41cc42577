import { z } from 'zod'
import { LEADERBOARD_LIMIT, LEADERBOARD_LIMIT_MAX } from './limits.ts'
import { limitUpTo } from '../shared/limit.ts'
import type { RouteTable } from '../shared/route.ts'

/** One entry of 'Top Adventurers' (specification 3). Its id is the id of the run. */
const leaderboardEntrySchema = z
  .object({
    id: z.string(),
    rank: z.int().positive(),
    playerName: z.string(),
    daysSurvived: z.int().nonnegative(),
    strength: z
      .int()
      .nonnegative()
      .optional()
      .describe('Sum of health, max damage and gold at the end, which decides between equal days'),
    account: z.literal(true).optional().describe('The name is the username of an account'),
  })
  .meta({ id: 'LeaderboardEntry' })

export type LeaderboardEntry = z.output<typeof leaderboardEntrySchema>

const limit = limitUpTo({ max: LEADERBOARD_LIMIT_MAX, fallback: LEADERBOARD_LIMIT })

/** The public leaderboard of ended ranked runs. */
export const leaderboardRoutes = {
  'GET /api/leaderboard': {
    summary: 'Lists the top adventurers of all time or of this week',
    query: z.object({ limit, period: z.enum(['all', 'week']).default('all') }),
    response: { 200: z.array(leaderboardEntrySchema) },
    problems: ['invalid_input'],
  },
} as const satisfies RouteTable
