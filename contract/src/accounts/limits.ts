import { textLength } from '../shared/plain-text.ts'

/** Maximum length of a username: 'under 13' characters (docs/rules.md, section 5). */
const USERNAME_MAX = 12

/** Minimum and maximum length of a password in characters. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Messages of the account forms; all but the last word for word (docs/rules.md, sections 5 and 8). */
export const ACCOUNT_MESSAGES = {
  fieldsMissing: 'Please fill Out all Fields',
  usernameTooLong: 'UserName must be less than 13 characters',
  usernameTaken: 'Username used by another Adventurer',
  usernameRefused: 'Please Choose Another Name...',
  disabled: 'This account is closed. The feedback screen reaches whoever closed it.',
} as const

/** Whether a username has fewer than 13 characters after trimming. */
export const isShortUsername = (username: string): boolean => textLength(username) <= USERNAME_MAX
