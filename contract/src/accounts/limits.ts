import { textLength } from '../shared/plain-text.ts'

/** Characters of an account's username at most: 'under 13'. */
const USERNAME_MAX = 12

/** Characters of a password at least and at most. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** What is said of an account that cannot be made or signed in to (sections 5 and 8), to the letter. */
export const ACCOUNT_MESSAGES = {
  fieldsMissing: 'Please fill Out all Fields',
  usernameTooLong: 'UserName must be less than 13 characters',
  usernameTaken: 'Username used by another Adventurer',
  usernameRefused: 'Please Choose Another Name...',
} as const

/** Whether a username is under 13 characters, blanks around it aside. */
export const isShortUsername = (username: string): boolean => textLength(username) <= USERNAME_MAX
