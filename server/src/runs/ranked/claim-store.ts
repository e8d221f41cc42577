import { sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import type { SignedIn } from '../../http/app-env.ts'
import { isRunId } from '../seeds.ts'

/**
 * Gives open runs without an account to an account that knows their ids. Ended runs and runs of other accounts do not
 * change, nor does an attempt on a road if the account already has one.
 */
export const claimRuns = async (
  database: Database,
  { userId, userName }: Pick<SignedIn, 'userId' | 'userName'>,
  ids: readonly string[],
): Promise<void> => {
  const runIds = ids.filter(isRunId)
  if (runIds.length === 0) return
  await inTransaction(database, async ({ db, dialect }) => {
    const owner = db.selectFrom('user').select('id').where('id', '=', userId)
    // Concurrent claims, attempts and the deletion of the account must wait. The embedded database has only one writer,
    // so it needs no lock.
    const locked = dialect === 'postgres' ? owner.forUpdate() : owner
    if (!(await locked.executeTakeFirst())) return
    // One by one, because a save can contain two attempts on one road.
    for (const id of runIds) {
      await db
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
        .execute()
    }
  })
}
