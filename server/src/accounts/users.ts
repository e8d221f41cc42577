import type { User } from '@fable/contract'
import { disownFeedback } from '../feedback/store.ts'
import type { Database } from '../platform/db/open.ts'
import { truncateLog } from '../platform/db/overwrite.ts'
import { disownRuns } from '../runs/owner-store.ts'

/** The user as the player may see it. */
export const readUser = async ({ db }: Database, userId: string): Promise<User> => {
  const { createdAt, ...user } = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...user, createdAt: new Date(createdAt).toISOString() }
}

/**
 * Deletes the user with everything that is held on the player, at once or not at all. Ended ranked
 * runs stay without a name, feedback without its e-mail.
 */
export const deleteUser = async (
  database: Database,
  user: { readonly id: string; readonly email: string },
): Promise<void> => {
  const { db, dialect } = database
  await db.transaction().execute(async (transaction) => {
    // First of all: a run that is started meanwhile waits for this row, and then finds it gone.
    await transaction.deleteFrom('user').where('id', '=', user.id).execute()
    await disownRuns({ db: transaction, dialect }, user.id)
    await disownFeedback(transaction, user)
    await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
  })
  // The account is gone; what this could not reach is reached once a day.
  await truncateLog(database).catch(() => undefined)
}
