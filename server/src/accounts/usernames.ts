import { ACCOUNT_MESSAGES, isShortUsername } from '@fable/contract/limits'
import { asSeen, isAllowedName, isDisallowedInAnyCase } from '@fable/engine'
import type { Database } from '../platform/db/database.ts'

/** What two usernames have in common that count as the same: letter case and how letters are composed. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** Whether all of the username can be seen: 'Ada' and 'Ada\u200b' would look like one player. */
const isAllSeen = (username: string) => asSeen(username) === username.trim()

const isRefused = (username: string) =>
  !isAllowedName(username) || !isAllSeen(username) || isDisallowedInAnyCase(usernameKey(username))

/** Why no account may have the username, whoever has it already; undefined: it may. */
export const validateUsername = (
  username: string,
): { message: string; code: string } | undefined => {
  if (username.trim() === '') {
    return { message: ACCOUNT_MESSAGES.fieldsMissing, code: 'FIELDS_MISSING' }
  }
  if (!isShortUsername(username)) {
    return { message: ACCOUNT_MESSAGES.usernameTooLong, code: 'USERNAME_TOO_LONG' }
  }
  if (isRefused(username)) {
    return { message: ACCOUNT_MESSAGES.usernameRefused, code: 'USERNAME_REFUSED' }
  }
  return undefined
}

export const USERNAME_TAKEN = {
  message: ACCOUNT_MESSAGES.usernameTaken,
  code: 'USERNAME_TAKEN',
} as const

/** Whether an account has the username, in whatever letter case. */
export const isUsernameTaken = async ({ db }: Database, username: string): Promise<boolean> => {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('usernameKey', '=', usernameKey(username))
    .executeTakeFirst()
  return user !== undefined
}
