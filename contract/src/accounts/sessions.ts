import { z } from 'zod'
import { gameVariablesSchema } from '../saves/document.ts'
import { userSchema } from './routes.ts'
import { FEEDBACK_KINDS } from '../feedback/limits.ts'
import type { RouteTable } from '../shared/route.ts'
import { timeSchema } from '../shared/time.ts'

/** Where a player is signed in; with it nobody can sign in. */
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

/** What who is signed in may see and end: the sessions, and all that is held on the player. */
export const sessionRoutes = {
  'GET /api/account/sessions': {
    summary: 'Where the player is signed in, the latest first',
    response: { 200: z.array(sessionSchema) },
    problems: ['not_signed_in'],
  },
  'DELETE /api/account/sessions': {
    summary: 'Signs the player out everywhere else',
    response: { 200: z.object({ signedOut: z.int().nonnegative() }) },
    problems: ['not_signed_in', 'foreign_origin'],
  },
  'GET /api/account/export': {
    summary: 'Everything that is held on the player, as a file',
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
          .describe("What was sent signed in, with the account's e-mail"),
      }),
    },
    problems: ['not_signed_in'],
  },
} as const satisfies RouteTable
