import { ACCOUNT_MESSAGES, isShortUsername } from '@fable/contract/limits'
import { visibleText, isAllowedName, isDisallowedInAnyCase } from '@fable/engine'
import type { Database } from '../platform/db/database.ts'

/** Two usernames with the same key count as equal. Ignores letter case and Unicode composition. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** Whether all of the username can be seen: 'Ada' and 'Ada\u200b' would look like one player. */
const isFullyVisible = (username: string) => visibleText(username) === username.trim()

const isRefused = (username: string) =>
  !isAllowedName(username) ||
  !isFullyVisible(username) ||
  isDisallowedInAnyCase(usernameKey(username))

/** Returns the error of an invalid username, or undefined. Does not check whether it is taken. */
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

/** Whether an account has the username, in any letter case. */
export const isUsernameTaken = async ({ db }: Database, username: string): Promise<boolean> => {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('usernameKey', '=', usernameKey(username))
    .executeTakeFirst()
  return user !== undefined
}
