import { ACCOUNT_MESSAGES } from '@fable/contract/limits'
import { APIError } from 'better-auth/api'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteSessions } from './sessions.ts'
import { lockUser } from './users.ts'

/**
 * Disables an account and ends its sessions, or enables it again. `disabledAt` is in milliseconds since 1970. A
 * session that is created at the same time waits, or this waits for it: it is either deleted here or refused by
 * `refuseDisabled`.
 */
export const setUserDisabled = (
  database: Database,
  userId: string,
  disabledAt: number | null,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockUser(transaction, userId)
    await transaction.db
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
  const disabledAt = user?.disabledAt ?? null
  if (disabledAt === null) return
  await deleteSessions(database, userId)
  throw new APIError('UNAUTHORIZED', {
    message: ACCOUNT_MESSAGES.disabled,
    code: 'ACCOUNT_DISABLED',
  })
}
