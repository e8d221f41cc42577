import { z } from 'zod'
import { RUN_INPUT_MAX, RUN_TURNS_MAX } from './limits.ts'
import type { RouteTable } from '../shared/route.ts'

/** Whether it is a run's id the server finds out: a wrong one is simply no run (404). */
const params = z.object({ id: z.string().describe('32 hex digits') })

const rules = z.int().describe('The version of the rules under which the run is played')

/** Whom the run is played as from its start: what the engine's `newRun` takes. */
const runPlayerSchema = z
  .object({
    playerName: z.string().describe("The stored name; '': the run asks for one"),
    userName: z.string().describe("The account's username; '' when signed out"),
  })
  .meta({ id: 'RunPlayer' })

const daysSurvived = z.int().nonnegative()
const rank = z.int().positive()

const newRunSchema = z
  .object({
    rules: rules.optional().describe("The page's version of the rules; left out: the server's"),
    playerName: z
      .string()
      .optional()
      .describe('The stored name of the player; one that may not be entered is ignored'),
  })
  .meta({ id: 'NewRun' })

const runTurnSchema = z
  .object({
    turn: z
      .int()
      .min(0)
      .max(RUN_TURNS_MAX - 1)
      .describe("Counted from 0, which is 'start'"),
    input: z.string().max(RUN_INPUT_MAX).describe("The player's answer as it was given"),
  })
  .meta({ id: 'RunTurn' })

/** A run as far as it has been played: the engine's `replay` plays it from `newRun(player)`. */
const runSchema = z
  .object({
    id: z.string(),
    open: z.boolean(),
    playerName: z.string().describe('As on the board; while open as the player calls themselves'),
    daysSurvived: daysSurvived.describe('While open: the day of the run'),
    rules,
    player: runPlayerSchema,
    turns: z.array(z.object({ input: z.string(), seed: z.string() })),
    rank: rank.optional().describe('The place on the board of all time now; ended runs only'),
  })
  .meta({ id: 'Run' })

export type Run = z.output<typeof runSchema>

/** A ranked run from its Start on: the answer to a turn is fixed before the chance of it is told. */
export const runRoutes = {
  'POST /api/runs': {
    summary: 'Starts a ranked run, whose chance is drawn here',
    body: newRunSchema,
    response: { 201: z.object({ id: z.string(), rules, player: runPlayerSchema }) },
    problems: ['invalid_input', 'rules_changed', 'too_many_requests'],
  },
  'POST /api/runs/:id/turns': {
    summary:
      "Fixes a turn's answer and gives the seed of its chance; the same answer, the same seed",
    params,
    body: runTurnSchema,
    response: {
      200: z.object({
        turn: z.int().nonnegative(),
        seed: z.string(),
        ended: z
          .object({ daysSurvived, rank: rank.describe('The place on the board when it ended') })
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
      'too_many_requests',
    ],
  },
  'GET /api/runs/:id': {
    summary: 'The turns of a run as far as they are played; public once it has ended',
    params,
    response: { 200: runSchema },
    problems: ['run_not_found', 'too_many_requests'],
  },
} as const satisfies RouteTable
