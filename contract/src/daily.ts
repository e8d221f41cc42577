import { z } from 'zod'
import { leaderboardEntrySchema } from './leaderboard.ts'
import { claim, commitment, newRunSchema, rules, runPlayerSchema } from './runs.ts'
import { ROAD_ENTRIES } from './shared/resource-limits.ts'
import { type RouteTable, timeSchema } from './shared/route.ts'

const day = z.string().describe('A UTC day, YYYY-MM-DD')

/** The contract accepts any text. The server responds with 404 to a day without a road. */
const params = z.object({ day })

const roadCommitment = commitment.describe(
  "SHA-256 of the road's secret, as hex. Public from the beginning of the day",
)

const roadSecret = z
  .string()
  .describe(
    "Public from the end of the day. The seed of a turn is the first 32 hex digits of HMAC-SHA256 over `<day>:<inputs>`, with the decoded base64url secret as key. The inputs are those of the run up to this turn, joined by commas, without the player's name. The seed `paths` of a turn is derived from `<day>/paths/<day of the run>/<number of sets before on that day>`",
  )

const attemptSchema = z
  .object({
    id: z.string().describe('The id of the run'),
    open: z.boolean(),
    turns: z.int().nonnegative(),
    daysSurvived: z.int().nonnegative().optional().describe('Ended attempts only'),
    givenUp: z.literal(true).optional().describe('It was given up, so there is no other'),
  })
  .meta({ id: 'RoadAttempt' })

const walkerSchema = z
  .object({
    newcomer: z
      .boolean()
      .describe(
        'Whether its attempt is marked, because it had not finished a ranked run on an earlier day',
      ),
    attempt: attemptSchema.optional().describe("The attempt on today's road"),
    streak: z
      .int()
      .nonnegative()
      .describe(
        "The days in a row with an attempt that ended in time, up to today's or yesterday's",
      ),
    walked: z.array(day).describe('The last seven days with such an attempt, oldest first'),
  })
  .meta({ id: 'RoadWalker' })

const forkSchema = z
  .object({
    day: z.int().nonnegative().describe('The day of the run'),
    path: z.int().positive().describe('The path that the attempt took'),
    foe: z.string().optional().describe('The id of the foe that it met there'),
    fell: z
      .int()
      .positive()
      .optional()
      .describe('If it was its last path before it fell: the number of walkers who fell there'),
    paths: z
      .array(z.object({ kind: z.string(), taken: z.int().nonnegative() }))
      .describe('The four paths, and how many walkers took each'),
  })
  .meta({ id: 'Fork' })

const roadsSchema = z.object({
  now: timeSchema.describe("The server's clock"),
  today: z.object({ day, closesAt: timeSchema, commitment: roadCommitment }),
  yesterday: z.object({ day, commitment: roadCommitment, secret: roadSecret }),
  you: walkerSchema.nullable().describe('null: nobody is signed in'),
})

export type Roads = z.output<typeof roadsSchema>

/** The server draws one secret for each day. Everybody plays with that secret. */
export const dailyRoutes = {
  'GET /api/daily': {
    summary:
      "Returns today's road, yesterday's with its secret, and the place of the signed-in account on both",
    response: {
      200: roadsSchema,
    },
    problems: [],
  },
  'GET /api/daily/:day': {
    summary: 'Returns the road of a day and its leaderboard',
    params,
    query: z.object({ run: z.string().optional().describe('The id of an attempt on the road') }),
    response: {
      200: z
        .object({
          day,
          commitment: roadCommitment,
          secret: roadSecret.optional(),
          walked: z.int().nonnegative().describe('The attempts that have ended'),
          /** @until 0.0.33 Servers of 0.0.32 do not send this field. */
          ends: z
            .array(z.object({ day: z.int().nonnegative(), runs: z.int().positive() }))
            .optional()
            .describe('How many of them ended on which day, first days first'),
          entries: z
            .array(leaderboardEntrySchema)
            .describe(`The first ${ROAD_ENTRIES}. The runs can be read after the day has ended`),
          /** @until 0.0.33 Pages of 0.0.32 show newcomers in a list of their own. */
          newcomers: z.array(leaderboardEntrySchema).describe('Empty'),
          /** @until 0.0.33 Pages of 0.0.32 count newcomers separately. */
          walkedByNewcomers: z.literal(0),
          around: z
            .object({ id: z.string(), entries: z.array(leaderboardEntrySchema) })
            .optional()
            .describe('The entry of the signed-in account, or of `run`, and its neighbours'),
        })
        .meta({ id: 'DailyRoad' }),
    },
    problems: ['road_not_found'],
  },
  'POST /api/daily/:day/forks': {
    summary:
      'Returns three forks of an ended attempt: where it fell, and where it parted most from the others',
    params,
    body: z
      .object({ run: z.string().describe('The id of the attempt'), claim: claim.optional() })
      .meta({ id: 'WalkedRun' }),
    response: { 200: z.object({ forks: z.array(forkSchema) }) },
    problems: ['invalid_input', 'run_not_found', 'road_open'],
  },
  'POST /api/daily/:day/runs': {
    summary: "Starts an attempt on today's road, or returns that of the account",
    params,
    body: newRunSchema
      .extend({
        /** @until 0.0.33 Pages of 0.0.32 send false for a run on yesterday's road. Servers of 0.0.32 need true. */
        attempt: z.boolean().optional().describe('With false no run is started'),
      })
      .meta({ id: 'NewRoadRun' }),
    response: {
      201: z.object({
        id: z.string(),
        rules,
        player: runPlayerSchema,
        commitment: roadCommitment,
        closesAt: timeSchema.describe('When its road closes'),
        turns: z.int().nonnegative().describe('More than 0: the attempt was started before'),
        claim: claim.optional(),
      }),
    },
    problems: [
      'invalid_input',
      'rules_changed',
      'road_not_found',
      'road_closed',
      'road_walked',
      'road_crowded',
    ],
  },
} as const satisfies RouteTable
