import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction } from '../../db/database.ts'
import type { SignedIn } from '../../http/app-env.ts'
import { claimHashOf, compressInputs, decodeInputs } from '../seeds.ts'
import { findRunWithInputs, withoutName } from '../store.ts'
import { findHidden } from './hidden-store.ts'
import { countStreak } from './turn-store.ts'

export type Claimer = Pick<SignedIn, 'userId' | 'userName'>

const isNoSecondAttempt = (
  userId: string,
): RawBuilder<boolean> => sql<boolean>`("attempt" = 0 or not exists (
  select 1 from "Runs" as "Other"
  where "Other"."userId" = ${userId} and "Other"."road" = "Runs"."road" and "Other"."attempt" = 1))`

/**
 * Returns whether the account got the open run. Ended runs and runs of other accounts do not change, nor does an
 * attempt on a road if the account already has one.
 */
export const claimRun = (
  database: Database,
  { userId, userName }: Claimer,
  id: string,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    if (!(await lockAccount(transaction, userId))) return false
    const { numUpdatedRows } = await transaction.db
      .updateTable('Runs')
      .set({ userId, userName, claimed: 1, claimHash: null })
      .where('id', '=', id)
      .where('userId', 'is', null)
      .where('endedAt', 'is', null)
      .where(isNoSecondAttempt(userId))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

export type ClaimedRun = { readonly id: string; readonly claim: string }

/**
 * An ended run can be claimed only once, and only with the secret that its start returned. A run that is hidden, or
 * whose name is hidden, does not change, nor does an attempt on a road if the account already has one.
 */
export const claimEndedRun = (
  database: Database,
  { userId, userName }: Claimer,
  { id, claim }: ClaimedRun,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    if (!(await lockAccount(transaction, userId))) return false
    const run = await findRunWithInputs(transaction, id)
    if (!run?.transcript) return false
    const { road, attempt } = run
    const isAttempt = road !== null && attempt === 1

    const { numUpdatedRows } = await transaction.db
      .updateTable('Runs')
      .set({
        userId,
        userName,
        boardName: userName,
        claimed: 1,
        claimHash: null,
        transcript: compressInputs(withoutName(run, decodeInputs(run))),
        hidden: await findHidden(transaction, { userId, boardName: userName }),
        ...(isAttempt && { streak: await countStreak(transaction, { userId, road }) }),
      })
      .where('id', '=', id)
      .where('claimHash', '=', claimHashOf(claim))
      .where('userId', 'is', null)
      .where('endedAt', 'is not', null)
      .where('hidden', '=', 0)
      .where('nameHidden', '=', 0)
      .where(isNoSecondAttempt(userId))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })

type Claimable = {
  readonly own: readonly string[]
  readonly claimable: readonly ClaimedRun[]
}

export async function listClaimable(
  { db }: Database,
  userId: string,
  runs: readonly ClaimedRun[],
): Promise<Claimable> {
  if (runs.length === 0) return { own: [], claimable: [] }
  const rows = await db
    .selectFrom('Runs')
    .select(['id', 'userId', 'claimHash'])
    .where('endedAt', 'is not', null)
    .where(
      'id',
      'in',
      runs.map(({ id }) => id),
    )
    // The runs are claimed in the order of their ends, because a streak counts the attempts that were claimed before.
    .orderBy('endedAt')
    .execute()

  const sent = new Map(runs.map((run) => [run.id, run]))
  return {
    own: rows.filter((row) => row.userId === userId).map(({ id }) => id),
    claimable: rows.flatMap(({ id, userId: owner, claimHash }) => {
      const run = sent.get(id)
      return run && owner === null && claimHash === claimHashOf(run.claim) ? [run] : []
    }),
  }
}

// Until the transaction ends, other claims of the account, its new runs and its deletion wait. Returns false if the
// account no longer exists.
async function lockAccount({ db, dialect }: Database, userId: string): Promise<boolean> {
  const account = db.selectFrom('user').select('id').where('id', '=', userId)
  // The embedded database has only one writer, so it needs no lock.
  const locked = dialect === 'postgres' ? account.forUpdate() : account
  return (await locked.executeTakeFirst()) !== undefined
}
