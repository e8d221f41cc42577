import { ACCOUNT_MESSAGES } from '@fable/contract/limits'
import { APIError } from 'better-auth/api'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { deleteSessions } from './sessions.ts'

/**
 * Disables an account and ends its sessions, or enables it again. `disabledAt` is in milliseconds since 1970. A
 * session that is created at the same time holds a lock on the row of the account, so it is either deleted here
 * or refused by `refuseDisabled`.
 */
export const setUserDisabled = (
  database: Database,
  userId: string,
  disabledAt: number | null,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { db, dialect } = transaction
    const user = db.selectFrom('user').select('id').where('id', '=', userId)
    await (dialect === 'postgres' ? user.forUpdate() : user).execute()
    await db
      .updateTable('user')
      .set({ disabledAt: disabledAt === null ? null : new Date(disabledAt).toISOString() })
      .where('id', '=', userId)
      .execute()
    if (disabledAt !== null) await deleteSessions(transaction, userId)
  })

/** Ends the new session of a disabled account and refuses the sign-in. Call it after each sign-in. */
export const refuseDisabled = async (database: Database, userId: string): Promise<void> => {
  const user = await database.db
    .selectFrom('user')
    .select('disabledAt')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user?.disabledAt == null) return
  await deleteSessions(database, userId)
  throw new APIError('UNAUTHORIZED', {
    message: ACCOUNT_MESSAGES.disabled,
    code: 'ACCOUNT_DISABLED',
  })
}
