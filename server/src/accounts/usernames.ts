import { type FormErrorCode, isShortUsername } from '@fable/contract/limits'
import type { Database } from '../db/database.ts'
import { spellingOf, withSingleBlanks } from '../lib/names/spelling.ts'

export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

export async function listUsernameSpellings(
  { db }: Database,
  spellings: readonly string[],
): Promise<Set<string>> {
  if (spellings.length === 0) return new Set()
  const users = await db
    .selectFrom('user')
    .select('spelling')
    .where('spelling', 'in', spellings)
    .execute()
  return new Set(users.map(({ spelling }) => spelling))
}

export const isUsernameTaken = async (database: Database, username: string): Promise<boolean> =>
  (await listUsernameSpellings(database, [spellingOf(username)])).size > 0

/** Returns undefined if the username is valid. Does not check whether it is taken. */
export async function validateUsername(typed: string): Promise<FormErrorCode | undefined> {
  // The word lists are loaded on demand, so that the server starts faster.
  const { isPublicName } = await import('../lib/names/rules.ts')
  const username = withSingleBlanks(typed)
  if (username === '') return 'FIELDS_MISSING'
  if (!isShortUsername(username)) return 'USERNAME_TOO_LONG'
  return isPublicName(username) ? undefined : 'USERNAME_REFUSED'
}
