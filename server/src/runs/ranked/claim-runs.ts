import type { ResponseOf } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import type { Limit } from '../../http/rate-limit.ts'
import { isRunId } from '../seeds.ts'
import {
  claimEndedRun,
  claimRun,
  type ClaimedRun,
  type Claimer,
  listClaimable,
} from './claim-store.ts'

type Starts = Pick<Limit, 'take'>

/**
 * A claimed run counts as a start of the account. Beyond the account's limit, returns null and does not try to claim
 * the run.
 */
async function countClaim(
  starts: Starts,
  { userId }: Claimer,
  claim: () => Promise<boolean>,
): Promise<boolean | null> {
  const counted = await starts.take([{ key: userId, times: 1 }])
  if (!('undo' in counted)) return null
  let isClaimed = false
  try {
    isClaimed = await claim()
  } finally {
    if (!isClaimed) await counted.undo()
  }
  return isClaimed
}

/** The account gets the open runs with these ids. Runs beyond its limit stay without an account. */
export const makeClaimRuns =
  (database: Database, starts: Starts) =>
  async (owner: Claimer, ids: readonly string[]): Promise<void> => {
    // The runs are claimed one by one, because a save can contain two attempts on one road and only one may be claimed.
    for (const id of ids.filter(isRunId)) {
      await countClaim(starts, owner, () => claimRun(database, owner, id))
    }
  }

/**
 * The account gets the ended runs whose secrets were sent. After a lost response the function can be called again: runs
 * that already belong to the account count as claimed.
 */
export const makeClaimEndedRuns =
  (database: Database, starts: Starts) =>
  async (
    owner: Claimer,
    sent: readonly ClaimedRun[],
  ): Promise<ResponseOf<'POST /api/account/runs'>> => {
    const runs = sent.filter(({ id }) => isRunId(id))
    const { own, claimable } = await listClaimable(database, owner.userId, runs)
    const claimed = [...own]
    const later: string[] = []
    for (const run of claimable) {
      const isClaimed = await countClaim(starts, owner, () => claimEndedRun(database, owner, run))
      if (isClaimed === null) later.push(run.id)
      if (isClaimed) claimed.push(run.id)
    }
    return { claimed, later }
  }
