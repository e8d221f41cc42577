import type { Database } from '../../db/database.ts'
import type { SignedIn } from '../../http/app-env.ts'
import type { Limit } from '../../http/rate-limit.ts'
import { isRunId } from '../seeds.ts'
import { claimRun } from './claim-store.ts'

/**
 * Returns a function that gives open runs without an account to an account that knows their ids. Each counts as a start
 * of the account; those above its limit stay without one.
 */
export const makeClaimRuns =
  (database: Database, startsOfAccount: Pick<Limit, 'take'>) =>
  async (owner: Pick<SignedIn, 'userId' | 'userName'>, ids: readonly string[]): Promise<void> => {
    // One by one, because a save can contain two attempts on one road.
    for (const id of ids.filter(isRunId)) {
      const counted = await startsOfAccount.take([{ key: owner.userId, times: 1 }])
      if (!('undo' in counted)) continue
      let isClaimed = false
      try {
        isClaimed = await claimRun(database, owner, id)
      } finally {
        if (!isClaimed) await counted.undo()
      }
    }
  }
