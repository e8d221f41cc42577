import type { User } from '@fable/contract'
import type { Database } from '../platform/db/database.ts'
import { truncateLog } from '../platform/db/overwrite.ts'

/** The user as the player may see it. */
export const findUser = async ({ db }: Database, userId: string): Promise<User> => {
  const { createdAt, ...user } = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...user, createdAt: new Date(createdAt).toISOString() }
}

/** Deletes what a feature holds of an account, within the transaction that deletes the account. */
export type Forget = (
  transaction: Database,
  user: { readonly id: string; readonly email: string },
) => Promise<void>

/** Deletes the account with everything that is held on it, at once or not at all. */
export const deleteUser = async (
  database: Database,
  user: { readonly id: string; readonly email: string },
  forget: readonly Forget[],
): Promise<void> => {
  const { db, dialect } = database
  await db.transaction().execute(async (transaction) => {
    // First of all: a run that is started meanwhile waits for this row, and then finds it gone.
    await transaction.deleteFrom('user').where('id', '=', user.id).execute()
    await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
    for (const forgetUser of forget) await forgetUser({ db: transaction, dialect }, user)
  })
  // The account is gone; what this could not reach is reached once a day.
  await truncateLog(database).catch(() => undefined)
}
