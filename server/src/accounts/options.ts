import type { BetterAuthOptions } from 'better-auth/types'
import { APIError } from 'better-auth/api'
import { PASSWORD_MAX, PASSWORD_MIN } from '@fable/contract/limits'
import { validateUsername, usernameKey } from './usernames.ts'

/** The header in which we hand better-auth the visitor's address; a visitor's own is dropped. */
export const ADDRESS_HEADER = 'x-fable-address'

const DAY_S = 24 * 60 * 60

/** Every road to a new user goes through here, whatever endpoint it began at. */
const checkUser = (user: Record<string, unknown>) => {
  const username = typeof user.username === 'string' ? user.username : ''
  const fault = validateUsername(username)
  if (fault) throw new APIError('BAD_REQUEST', fault)
  return { data: { ...user, username, usernameKey: usernameKey(username) } }
}

/** No road leads to a new name for an old user: the taken names would have to be checked there too. */
const rejectUsernameChange = (changes: Record<string, unknown>) => {
  if ('username' in changes || 'usernameKey' in changes) throw new APIError('FORBIDDEN')
  return { data: changes }
}

/** What does not depend on where the server runs; a test holds the migration against it. */
export const accountOptions = {
  basePath: '/api/auth',
  user: {
    additionalFields: {
      username: { type: 'string', required: true },
      // Made by the hook below, after better-auth has looked for what is missing; its column is not null.
      usernameKey: { type: 'string', required: false, unique: true, input: false, returned: false },
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
  // Ours knows the real address and counts per account too.
  rateLimit: { enabled: false },
  onAPIError: { throw: true },
  telemetry: { enabled: false },
} as const satisfies BetterAuthOptions
