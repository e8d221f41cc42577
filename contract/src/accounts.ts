import { z } from 'zod'
import { roundResultsSchema, roundSealsSchema } from './days.ts'
import { gameVariablesSchema } from './shared/game-variables.ts'
import { FEEDBACK_KINDS } from './shared/resource-limits.ts'
import { type RouteTable, timeSchema } from './shared/route.ts'
import { EMAIL_MAX } from './shared/text.ts'

/** A blank field gives the error 'Please fill Out all Fields'. The server checks everything else. */
const field = z.string().trim().min(1)
const email = field.meta({
  description: `An e-mail address, ${EMAIL_MAX} characters at most`,
  example: 'ada@example.com',
})
const password = z.string().min(1).meta({ example: 'correct horse' })

const userSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    createdAt: timeSchema,
  })
  .meta({ id: 'User' })

export type User = z.output<typeof userSchema>

const signedIn = z.object({ user: userSchema })
const done = z.object({ status: z.literal(true) })

/**
 * If better-auth or the server's own checks reject a form, the response is `{ message, code }`, and the page shows the
 * message unchanged. The session is an HttpOnly cookie, so the page does not store the response.
 */
export const accountRoutes = {
  'POST /api/auth/sign-up/email': {
    summary: 'Creates an account and signs in to it',
    body: z.object({ username: field.meta({ example: 'Ada' }), email, password }),
    response: { 200: signedIn },
    formErrors: [400, 422],
    problems: ['busy'],
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Signs in',
    body: z.object({ email, password }),
    response: { 200: signedIn },
    formErrors: [400, 401],
    problems: ['busy'],
  },
  'POST /api/auth/sign-out': {
    summary: 'Signs out of this browser',
    response: { 200: z.object({ success: z.literal(true) }) },
    problems: ['foreign_origin'],
  },
  'GET /api/auth/get-session': {
    summary: 'Returns the account that is signed in, or null',
    response: { 200: signedIn.nullable() },
    problems: [],
  },
  'POST /api/auth/change-password': {
    summary: 'Changes the password and signs out everywhere else',
    body: z.object({ currentPassword: password, newPassword: password }),
    response: { 200: signedIn },
    formErrors: [400, 401],
    problems: ['busy'],
  },
  'POST /api/auth/request-password-reset': {
    summary: 'Sends a password reset mail if the account exists',
    body: z.object({ email }),
    response: { 200: z.object({ status: z.literal(true), message: z.string() }) },
    formErrors: [400],
    problems: [],
  },
  'POST /api/auth/reset-password': {
    summary: 'Sets a new password with the token from the mail, and signs out everywhere',
    body: z.object({ token: field, newPassword: password }),
    response: { 200: done },
    formErrors: [400],
    problems: ['busy'],
  },
  'POST /api/auth/delete-user': {
    summary: 'Permanently deletes the account and all its data',
    body: z.object({ password }),
    response: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    formErrors: [400, 401],
    problems: ['busy'],
  },
  'GET /api/usernames/:name': {
    summary: 'Returns whether a new account can use this username',
    params: z.object({ name: z.string() }),
    response: { 200: z.object({ available: z.boolean() }) },
    problems: [],
  },
} as const satisfies RouteTable

/** A session without its token, so that nobody can sign in with the response. */
const sessionSchema = z
  .object({
    id: z.string(),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.describe('To the day'),
    expiresAt: timeSchema,
    address: z.string().describe('Its network: an IPv4 /24 or an IPv6 /56; empty if unknown'),
    browser: z.string().describe('In a few words, such as: Firefox on Linux'),
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

export type Session = z.output<typeof sessionSchema>

const ofEnded = <Value extends z.ZodType>(schema: Value) =>
  schema.optional().describe('Ended runs only')

const ownRunSchema = z.object({
  id: z.string().describe('GET /api/runs/:id also has the seeds of its turns'),
  open: z.boolean(),
  playerName: z.string().describe('The name on the leaderboard; while it is open, the given one'),
  userName: z.string(),
  rules: z.int(),
  inputs: z.array(z.string()),
  playedOn: z.string().describe('The day of the last turn'),
  startedAt: timeSchema,
  daysSurvived: ofEnded(z.int().nonnegative()),
  flames: ofEnded(z.int().nonnegative()),
  lostDays: ofEnded(z.int().nonnegative()),
  strength: ofEnded(z.int()),
  rankAtEnd: ofEnded(z.int().positive()),
  endedAt: ofEnded(timeSchema),
  road: z.string().optional().describe('The day of its daily road'),
  attempt: z.boolean().optional().describe("On a road: whether it is the account's attempt"),
  streak: z.int().positive().optional().describe('Ended attempts: the days in a row with one'),
  lanterns: z
    .array(z.object({ turn: z.int(), lantern: z.string() }))
    .optional()
    .describe('The lanterns that were taken, each before a turn'),
  hidden: z.boolean().describe('Whether the operator has hidden the run or its name'),
})

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
        rounds: roundResultsSchema,
        seals: roundSealsSchema,
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
