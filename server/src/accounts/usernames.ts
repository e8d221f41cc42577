import { ACCOUNT_MESSAGES } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import { spellingOf } from '../lib/names/spelling.ts'

/** The lower-case form of a username, without differences of Unicode composition. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

export const USERNAME_TAKEN = {
  message: ACCOUNT_MESSAGES.usernameTaken,
  code: 'USERNAME_TAKEN',
} as const

/** Lists which of these spellings are usernames. */
export const listUsernameSpellings = async (
  { db }: Database,
  spellings: readonly string[],
): Promise<Set<string | null>> => {
  if (spellings.length === 0) return new Set()
  const users = await db
    .selectFrom('user')
    .select('spelling')
    .where('spelling', 'in', spellings)
    .execute()
  return new Set(users.map(({ spelling }) => spelling))
}

/** Whether an account has a username that can be taken for this one. */
export const isUsernameTaken = async (database: Database, username: string): Promise<boolean> =>
  (await listUsernameSpellings(database, [spellingOf(username)])).size > 0
