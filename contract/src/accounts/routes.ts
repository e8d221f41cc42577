import { z } from 'zod'
import { EMAIL_MAX } from '../shared/email.ts'
import type { RouteTable } from '../shared/route.ts'
import { timeSchema } from '../shared/time.ts'

/** Blank fields are refused with 'Please fill Out all Fields'; the rest is the provider's to judge. */
const field = z.string().trim().min(1)
const email = field.meta({ description: `An e-mail address, ${EMAIL_MAX} characters at most` })
const password = z.string().min(1)

/** Who is signed in. */
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
 * The accounts. What the provider or the rules of names refuse is answered `{ message, code }`, the
 * message to be shown as it is; all else that can go wrong is a problem document like everywhere.
 * The session is a cookie that no script can read: nothing in an answer is to be stored.
 */
export const accountRoutes = {
  'POST /api/auth/sign-up/email': {
    summary: 'Makes an account and signs in to it',
    body: z.object({ username: field, email, password }),
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
    summary: 'Who is signed in; null: nobody is',
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
    summary: 'Sends a mail with which the password can be set anew, if there is such an account',
    body: z.object({ email }),
    response: { 200: z.object({ status: z.literal(true), message: z.string() }) },
    refusals: [400],
    problems: ['too_many_requests'],
  },
  'POST /api/auth/reset-password': {
    summary: "Sets the password anew with the mail's token, and signs out everywhere",
    body: z.object({ token: field, newPassword: password }),
    response: { 200: done },
    refusals: [400],
    problems: ['too_many_requests', 'busy'],
  },
  'POST /api/auth/delete-user': {
    summary: 'Deletes the account and everything that is held on the player, for good',
    body: z.object({ password }),
    response: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    refusals: [400, 401],
    problems: ['too_many_requests', 'busy'],
  },
  'GET /api/usernames/:name': {
    summary: 'Whether a new account may have this username',
    params: z.object({ name: z.string() }),
    response: { 200: z.object({ available: z.boolean() }) },
    problems: ['invalid_input', 'too_many_requests'],
  },
} as const satisfies RouteTable
