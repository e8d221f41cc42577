import { z } from 'zod'
import {
  CLAIM_MAX,
  FINISHED_RUNS_MAX,
  LANTERN_ID_MAX,
  RUN_INPUT_MAX,
  RUN_TURNS_MAX,
} from './shared/resource-limits.ts'
import type { RouteTable } from './shared/route.ts'

/** The contract accepts any id. The server responds with 404 if the run does not exist. */
const params = z.object({ id: z.string().describe('32 hex digits') })

export const rules = z.int().describe('The version of the rules under which the run is played')

export const runPlayerSchema = z
  .object({
    playerName: z.string().describe("The stored name. If it is '', the run asks for a name"),
    userName: z.string().describe("The account's username, or '' when signed out"),
  })
  .meta({ id: 'RunPlayer' })

const daysSurvived = z.int().nonnegative()
const rank = z.int().positive()

export const commitment = z
  .string()
  .describe("SHA-256 of the run's secret, as hex. The server gives it out at the start")

export const claim = z
  .string()
  .max(CLAIM_MAX)
  .describe(
    'A secret with which an account can claim the run once it has ended. Only the start of a run without an account returns it',
  )

export const newRunSchema = z
  .object({
    rules: rules.optional().describe("The page's version of the rules. Default: the server's"),
    playerName: z
      .string()
      .optional()
      .describe('The stored name of the player. An invalid name is ignored'),
  })
  .meta({ id: 'NewRun' })

const runTurnSchema = z
  .object({
    turn: z
      .int()
      .min(0)
      .max(RUN_TURNS_MAX - 1)
      .describe("Counted from 0, which is 'start'"),
    input: z.string().max(RUN_INPUT_MAX).describe('The input as the player typed it'),
    lantern: z
      .string()
      .max(LANTERN_ID_MAX)
      .optional()
      .describe('The lantern that the player took at a post just before this turn'),
  })
  .meta({ id: 'RunTurn' })

const pathsSeed = z
  .string()
  .optional()
  .describe(
    'The seed of the kinds of the four paths. On a daily road only, on turns that draw a set of paths',
  )

const runSchema = z
  .object({
    id: z.string(),
    open: z.boolean(),
    playerName: z
      .string()
      .describe('The leaderboard name. While the run is open, the name that the player uses'),
    daysSurvived: daysSurvived.describe('While the run is open, its current day'),
    rules,
    player: runPlayerSchema,
    turns: z.array(
      z.object({
        input: z.string(),
        seed: z.string(),
        paths: pathsSeed,
        lantern: z.string().optional().describe('The lantern that was taken before the turn'),
      }),
    ),
    commitment: commitment.optional(),
    secret: z
      .string()
      .optional()
      .describe(
        'The seed of turn N is the first 32 hex digits of HMAC-SHA256 over `<id>:<N>`, with the decoded base64url secret as key. Ended runs only. On a daily road it is the secret of the road, see GET /api/daily/:day, from the end of the day on; `paths` is derived from `<day>/paths/<day of the run>/<number of sets before on that day>`',
      ),
    strength: z
      .int()
      .nonnegative()
      .optional()
      .describe('Sum of health, max damage and gold at the end. Ended runs only'),
    lostDays: z
      .int()
      .nonnegative()
      .optional()
      .describe('The days that the run went back. Ended runs only'),
    flames: z.int().nonnegative().optional().describe('Those of its lanterns. Ended runs only'),
    startedAt: z.string().describe('An ISO time'),
    endedAt: z.string().optional().describe('An ISO time. Ended runs only'),
    rank: rank
      .optional()
      .describe('The current all-time rank; of an attempt that on its road. Ended runs only'),
    road: z.string().optional().describe('The day of the daily road on which it is played'),
  })
  .meta({ id: 'Run' })

export type Run = z.output<typeof runSchema>

/** The server stores the input of a turn before it returns the turn's seed. */
export const runRoutes = {
  'POST /api/runs': {
    summary: 'Starts a ranked run, draws its secret and commits to it',
    body: newRunSchema,
    response: {
      201: z.object({
        id: z.string(),
        rules,
        player: runPlayerSchema,
        commitment,
        claim: claim.optional(),
      }),
    },
    problems: ['invalid_input', 'rules_changed'],
  },
  'POST /api/runs/:id/turns': {
    summary: 'Stores the input of a turn and returns its seed. The same input gets the same seed',
    params,
    body: runTurnSchema,
    response: {
      200: z.object({
        turn: z.int().nonnegative(),
        seed: z.string(),
        paths: pathsSeed,
        ended: z
          .object({
            daysSurvived,
            rank: rank
              .optional()
              .describe(
                "The all-time rank when the run ended; of an attempt that on its day's road. Missing for other runs on a road",
              ),
          })
          .optional()
          .describe("On the run's last turn"),
      }),
    },
    problems: [
      'invalid_input',
      'run_not_found',
      'rules_changed',
      'turn_taken',
      'turn_not_next',
      'run_ended',
      'input_refused',
    ],
  },
  'POST /api/runs/:id/give-up': {
    summary:
      'Gives up an open run for good: it takes no more turns and is never listed. Again, it changes nothing',
    params,
    response: { 200: z.object({ givenUp: z.literal(true) }) },
    problems: ['run_not_found', 'run_ended', 'foreign_origin'],
  },
  'GET /api/runs/:id': {
    summary: 'Returns a run and its turns so far. Public after the run has ended',
    params,
    response: { 200: runSchema },
    problems: ['run_not_found', 'road_open'],
  },
  'POST /api/account/runs': {
    summary: 'Claims ended runs of guests for the account. A repeated request changes nothing more',
    body: z.object({
      runs: z.array(z.object({ id: z.string(), claim })).max(FINISHED_RUNS_MAX),
    }),
    response: {
      200: z.object({
        claimed: z
          .array(z.string())
          .describe("The ids of those that are the account's now. All others stay as they are"),
        later: z
          .array(z.string())
          .describe("The ids of those that can be claimed, but not before the account's next day"),
      }),
    },
    problems: ['invalid_input', 'not_signed_in'],
  },
} as const satisfies RouteTable
