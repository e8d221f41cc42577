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
        game: z
          .object({ revision: z.int().positive(), GameVariables: gameVariablesSchema })
          .nullable(),
        runs: z
          .array(
            z.object({
              id: z.string(),
              playerName: z.string(),
              daysSurvived: z.int().nonnegative(),
              road: z.string().optional().describe('The day of its daily road'),
              endedAt: timeSchema,
            }),
          )
          .describe('The ranked runs that have ended; GET /api/runs/:id has their turns'),
        feedback: z
          .array(
            z.object({
              kind: z.enum(FEEDBACK_KINDS),
              message: z.string(),
              email: z.string().nullable(),
              sentAt: timeSchema,
            }),
          )
          .describe("Feedback that was sent while signed in, with the account's e-mail"),
      }),
    },
    problems: ['not_signed_in'],
  },
} as const satisfies RouteTable
