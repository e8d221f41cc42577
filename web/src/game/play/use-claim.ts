import { useUser } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { claims } from '../run/claims.ts'
import { finishedRuns } from '../run/finished-runs.ts'

/**
 * The claim of a guest's ended run. `offered`: the player can create an account that gets it. `due`: the signed-in
 * account gets it, once the server can be reached. `claimed`: the run belongs to the account.
 */
export type Claim =
  | { readonly state: 'offered' | 'due' }
  | { readonly state: 'claimed'; readonly name: string }

/** Returns null if the run was never a guest's, or if it cannot be claimed. */
export function useClaim(rankedId: string | undefined): Claim | null {
  const user = useUser()
  // `finishedRuns` reads the storage and does not notify. `claims` changes when the server has answered for its runs.
  useStore(claims)
  if (rankedId === undefined || user === undefined) return null
  const run = finishedRuns().find((one) => one.rankedId === rankedId)
  if (run?.isClaimed) return { state: 'claimed', name: run.playerName }
  if (!run?.claim) return null
  return { state: user ? 'due' : 'offered' }
}
