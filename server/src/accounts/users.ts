import type { User } from '@fable/contract'
import type { Database } from '../platform/db/database.ts'
import { usernameKey } from './usernames.ts'
import { truncateLog } from '../platform/db/overwrite.ts'

const WEEK_MS = 7 * 86_400_000

/** The public fields of the user. */
export const findUser = async ({ db }: Database, userId: string): Promise<User> => {
  const { createdAt, ...user } = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...user, createdAt: new Date(createdAt).toISOString() }
}

/** Finds the account with this username, in any letter case. */
export const findUserByName = ({ db }: Database, username: string) =>
  db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'disabledAt'])
    .where('usernameKey', '=', usernameKey(username.trim()))
    .executeTakeFirst()

/** The number of accounts, as of `now` (ms since 1970). */
export const countUsers = async ({ db }: Database, now: number) => {
  const { all, disabled, ...counts } = await db
    .selectFrom('user')
    .select(({ fn, selectFrom }) => [
      fn.countAll().as('all'),
      fn.count('disabledAt').as('disabled'),
      selectFrom('session')
        .where('expiresAt', '>', new Date(now))
        .select(({ fn: { count } }) => count('userId').distinct().as('n'))
        .as('signedIn'),
      selectFrom('user')
        .where('createdAt', '>', new Date(now - WEEK_MS))
        .select(({ fn: { countAll } }) => countAll().as('n'))
        .as('thisWeek'),
    ])
    .executeTakeFirstOrThrow()
  return {
    all: Number(all),
    disabled: Number(disabled),
    signedIn: Number(counts.signedIn),
    thisWeek: Number(counts.thisWeek),
  }
}

/** Deletes or anonymises a feature's data of an account, in the transaction that deletes the account. */
export type Forget = (
  transaction: Database,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

/** Deletes the account and all its data in one transaction. */
export const deleteUser = async (
  database: Database,
  user: { readonly id: string; readonly email: string },
  forget: readonly Forget[],
): Promise<void> => {
  const { db, dialect } = database
  await db.transaction().execute(async (transaction) => {
    // First, so that a run that starts meanwhile waits for this row lock and then misses the row.
    await transaction.deleteFrom('user').where('id', '=', user.id).execute()
    await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
    for (const forgetUser of forget) await forgetUser({ db: transaction, dialect }, user)
  })
  // The account is deleted even if this fails. The daily clean-up truncates the log again.
  await truncateLog(database).catch(() => undefined)
}
