import { z } from 'zod'
import {
  LEADERBOARD_AROUND,
  LEADERBOARD_LIMIT,
  LEADERBOARD_LIMIT_MAX,
  LEADERBOARD_PERIODS,
} from './shared/resource-limits.ts'
import { limitUpTo, type RouteTable } from './shared/route.ts'

/** An entry of 'Top Adventurers'. The id of the entry is the id of the run. */
export const leaderboardEntrySchema = z
  .object({
    id: z.string(),
    rank: z.int().positive(),
    playerName: z.string(),
    daysSurvived: z.int().nonnegative(),
    strength: z.int().nonnegative().describe('Sum of health, max damage and gold at the end'),
    lostDays: z
      .int()
      .nonnegative()
      .optional()
      .describe(
        'The days that the run went back, if any. Of equal days and flames fewer come first, then more strength, then the earlier end',
      ),
    flames: z
      .int()
      .positive()
      .optional()
      .describe('Those of its lanterns, if any. Of equal days more come first'),
    seconds: z.int().nonnegative().describe('From start to end'),
    streak: z
      .int()
      .positive()
      .optional()
      .describe('On a daily road: the days in a row with an attempt that ended in time'),
    account: z.literal(true).optional().describe('The name is the username of an account'),
    guest: z.literal(true).optional().describe('The run was played without an account'),
    newcomer: z
      .literal(true)
      .optional()
      .describe(
        'On a daily road: the account had not finished a run on a day before, or the attempt was begun as a guest',
      ),
  })
  .meta({ id: 'LeaderboardEntry' })

export type LeaderboardEntry = z.output<typeof leaderboardEntrySchema>

const limit = limitUpTo({ max: LEADERBOARD_LIMIT_MAX, fallback: LEADERBOARD_LIMIT })

const period = z.enum(LEADERBOARD_PERIODS).default('all')

export const leaderboardRoutes = {
  'GET /api/leaderboard': {
    summary: 'Lists the top adventurers of all time or of this week',
    query: z.object({ limit, period }),
    response: { 200: z.array(leaderboardEntrySchema) },
    problems: ['invalid_input'],
  },
  'GET /api/leaderboard/around': {
    summary: 'Lists the entry of a run, or of the signed-in account, with its neighbours',
    query: z.object({
      run: z
        .string()
        .optional()
        .describe('The id of an ended run. Default: the best run of the signed-in account'),
      period,
    }),
    response: {
      200: z
        .object({
          id: z
            .string()
            .optional()
            .describe('The id of the entry of the run. Missing if there is none'),
          entries: z
            .array(leaderboardEntrySchema)
            .describe(`By rank, with up to ${LEADERBOARD_AROUND} entries before and after it`),
        })
        .meta({ id: 'LeaderboardPlace' }),
    },
    problems: ['invalid_input'],
  },
} as const satisfies RouteTable
