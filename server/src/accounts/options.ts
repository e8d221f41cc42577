import type { BetterAuthOptions } from 'better-auth/types'
import { APIError } from 'better-auth/api'
import { PASSWORD_MAX, PASSWORD_MIN } from '@fable/contract/limits'
import { spellingOf, withSingleBlanks } from '../lib/names/spelling.ts'
import { validateUsername } from './username-rules.ts'
import { usernameKey } from './usernames.ts'

const DAY_S = 24 * 60 * 60

/** Validates every new user, whichever endpoint creates it. */
const checkUser = (user: Record<string, unknown>) => {
  const username = withSingleBlanks(typeof user.username === 'string' ? user.username : '')
  const error = validateUsername(username)
  if (error) throw new APIError('BAD_REQUEST', error)
  const keys = { usernameKey: usernameKey(username), spelling: spellingOf(username) }
  return { data: { ...user, username, ...keys } }
}

/** Usernames never change: a change would also need the check for taken names. */
const rejectUsernameChange = (changes: Record<string, unknown>) => {
  if (['username', 'usernameKey', 'spelling'].some((field) => field in changes))
    throw new APIError('FORBIDDEN')
  return { data: changes }
}

/** The options that do not depend on settings. A test checks the migration against them. */
export const accountOptions = {
  basePath: '/api/auth',
  user: {
    additionalFields: {
      username: { type: 'string', required: true },
      // Not required here, because the hook below sets it after better-auth has validated the input.
      usernameKey: { type: 'string', required: false, unique: true, input: false, returned: false },
      spelling: { type: 'string', required: false, unique: true, input: false, returned: false },
      disabledAt: { type: 'string', required: false, input: false, returned: false },
    },
    deleteUser: { enabled: true },
  },
  verification: { storeIdentifier: 'hashed' },
  emailAndPassword: {
    enabled: true,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    revokeSessionsOnPasswordReset: true,
  },
  session: { expiresIn: 30 * DAY_S, updateAge: DAY_S },
  databaseHooks: {
    user: {
      create: { before: async (user) => Promise.resolve(checkUser(user)) },
      update: { before: async (changes) => Promise.resolve(rejectUsernameChange(changes)) },
    },
  },
  // Our own limits know the real address and also count per account.
  rateLimit: { enabled: false },
  onAPIError: { throw: true },
  telemetry: { enabled: false },
} as const satisfies BetterAuthOptions
