import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import type { SignedIn } from '../../http/app-env.ts'

/**
 * Gives an open run without an account to an account, and returns whether it did. Ended runs and runs of other accounts
 * do not change, nor does an attempt on a road if the account already has one.
 */
export const claimRun = (
  database: Database,
  { userId, userName }: Pick<SignedIn, 'userId' | 'userName'>,
  id: string,
): Promise<boolean> =>
  inTransaction(database, async ({ db, dialect }) => {
    const owner = db.selectFrom('user').select('id').where('id', '=', userId)
    // Concurrent claims, attempts and the deletion of the account must wait. The embedded database has only one writer,
    // so it needs no lock.
    const locked = dialect === 'postgres' ? owner.forUpdate() : owner
    if (!(await locked.executeTakeFirst())) return false
    const { numUpdatedRows } = await db
      .updateTable('Runs')
      .set({ userId, userName, claimed: 1 })
      .where('id', '=', id)
      .where('userId', 'is', null)
      .where('endedAt', 'is', null)
      .where(
        sql<boolean>`("attempt" = 0 or not exists (
          select 1 from "Runs" as "Other"
          where "Other"."userId" = ${userId} and "Other"."road" = "Runs"."road" and "Other"."attempt" = 1))`,
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
