import { z } from 'zod'
import { EMAIL_MAX } from '../shared/email.ts'
import type { RouteTable } from '../shared/route.ts'
import { timeSchema } from '../shared/time.ts'

/** A blank field gets 'Please fill Out all Fields'. better-auth validates everything else. */
const field = z.string().trim().min(1)
const email = field.meta({
  description: `An e-mail address, ${EMAIL_MAX} characters at most`,
  example: 'ada@example.com',
})
const password = z.string().min(1).meta({ example: 'correct horse' })

/** The account of the current session. */
export const userSchema = z
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
 * Accounts. When better-auth or the username rules reject a request, the response is
 * `{ message, code }`, and the page shows the message unchanged. All other errors are problem
 * documents. The session is an HttpOnly cookie, so the page stores nothing from a response.
 */
export const accountRoutes = {
  'POST /api/auth/sign-up/email': {
    summary: 'Creates an account and signs in to it',
    body: z.object({ username: field.meta({ example: 'Ada' }), email, password }),
    response: { 200: signedIn },
    refusals: [400, 422],
    problems: ['too_many_requests', 'busy'],
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Signs in',
    body: z.object({ email, password }),
    response: { 200: signedIn },
    refusals: [400, 401],
    problems: ['too_many_requests', 'busy'],
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
    refusals: [400, 401],
    problems: ['too_many_requests', 'busy'],
  },
  'POST /api/auth/request-password-reset': {
    summary: 'Sends a password reset mail if the account exists',
    body: z.object({ email }),
    response: { 200: z.object({ status: z.literal(true), message: z.string() }) },
    refusals: [400],
    problems: ['too_many_requests'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Sets a new password with the token from the mail, and signs out everywhere',
    body: z.object({ token: field, newPassword: password }),
    response: { 200: done },
    refusals: [400],
    problems: ['too_many_requests', 'busy'],
  },
  'POST /api/auth/delete-user': {
    summary: 'Permanently deletes the account and all its data',
    body: z.object({ password }),
    response: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    refusals: [400, 401],
    problems: ['too_many_requests', 'busy'],
  },
  'GET /api/usernames/:name': {
    summary: 'Returns whether a new account can use this username',
    params: z.object({ name: z.string() }),
    response: { 200: z.object({ available: z.boolean() }) },
    problems: ['invalid_input', 'too_many_requests'],
  },
} as const satisfies RouteTable
