import { ACCOUNT_MESSAGES, isShortUsername } from '@fable/contract/limits'
import { isPublicName } from '../lib/names/rules.ts'
import { withSingleBlanks } from '../lib/names/spelling.ts'

// Loaded where a username is checked, because the lists of words take a tenth of the server's start.

/** Returns the error of an invalid username, or undefined. Does not check whether it is taken. */
export const validateUsername = (typed: string): { message: string; code: string } | undefined => {
  const username = withSingleBlanks(typed)
  if (username === '') {
    return { message: ACCOUNT_MESSAGES.fieldsMissing, code: 'FIELDS_MISSING' }
  }
  if (!isShortUsername(username)) {
    return { message: ACCOUNT_MESSAGES.usernameTooLong, code: 'USERNAME_TOO_LONG' }
  }
  if (!isPublicName(username)) {
    return { message: ACCOUNT_MESSAGES.usernameRefused, code: 'USERNAME_REFUSED' }
  }
  return undefined
}
