import { z } from 'zod'
import { gameVariablesSchema } from '../shared/game-variables.ts'
import { userSchema } from './routes.ts'
import { FEEDBACK_KINDS } from '../feedback/limits.ts'
import type { RouteTable } from '../shared/route.ts'
import { timeSchema } from '../shared/time.ts'

/** One session of an account. It contains no token, so it cannot be used to sign in. */
const sessionSchema = z
  .object({
    id: z.string(),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.describe('To the day'),
    expiresAt: timeSchema,
    address: z.string(),
    browser: z.string().describe('As it names itself'),
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

export type Session = z.output<typeof sessionSchema>

const ownRunSchema = z.object({
  id: z.string().describe('GET /api/runs/:id also has the seeds of its turns'),
  open: z.boolean(),
  playerName: z.string().describe('The name on the leaderboard; while it is open, the given one'),
  userName: z.string(),
  rules: z.int(),
  inputs: z.array(z.string()),
  playedOn: z.string().describe('The day of the last turn'),
  startedAt: timeSchema.optional().describe('Missing for runs of earlier versions'),
  daysSurvived: z
    .int()
    .nonnegative()
    .optional()
    .describe('This and the next four: ended runs only'),
  lostDays: z.int().nonnegative().optional(),
  strength: z.int().optional(),
  rankAtEnd: z.int().positive().optional(),
  endedAt: timeSchema.optional(),
  road: z.string().optional().describe('The day of its daily road'),
  attempt: z.boolean().optional().describe("On a road: whether it is the account's attempt"),
  streak: z.int().positive().optional().describe('Ended attempts: the days in a row with one'),
  hidden: z
    .boolean()
    .describe('Whether the operator took it off the leaderboard, or its name away'),
})

/** The sessions of an account, and the export of its data. */
export const sessionRoutes = {
  'GET /api/account/sessions': {
    summary: 'Lists the sessions of the account, most recently used first',
    response: { 200: z.array(sessionSchema) },
    problems: ['not_signed_in'],
  },
  'DELETE /api/account/sessions': {
    summary: 'Ends all other sessions of the account',
    response: { 200: z.object({ signedOut: z.int().nonnegative() }) },
    problems: ['not_signed_in', 'foreign_origin'],
  },
  'GET /api/account/export': {
    summary: 'Returns all data of the account as a file',
    response: {
      200: z.object({
        user: userSchema,
        sessions: z.array(sessionSchema),
        resets: z
          .array(z.object({ requestedAt: timeSchema, expiresAt: timeSchema }))
          .describe('The mails for a new password that can still be used'),
        game: z
          .object({
            revision: z.int().positive(),
            savedAt: timeSchema,
            GameVariables: gameVariablesSchema,
          })
          .nullable(),
        runs: z.array(ownRunSchema).describe('The ranked runs, open ones included, newest first'),
        feedback: z
          .array(
            z.object({
              kind: z.enum(FEEDBACK_KINDS),
              message: z.string(),
              email: z.string().nullable(),
              sentAt: timeSchema,
            }),
          )
          .describe('Feedback that was sent with an e-mail while signed in'),
      }),
    },
    problems: ['not_signed_in'],
  },
} as const satisfies RouteTable
