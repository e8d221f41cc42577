import { useUser } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { claims } from '../run/claims.ts'
import { finishedRuns } from '../run/finished-runs.ts'

/**
 * Whose a guest's ended run is: `offered` to an account, `due` to the signed-in one, which could not be told yet, or
 * `claimed` by it.
 */
export type Claim =
  | { readonly state: 'offered' | 'due' }
  | { readonly state: 'claimed'; readonly name: string }

/** Null for a run that was never a guest's, or cannot be claimed. */
export function useClaim(rankedId: string | undefined): Claim | null {
  const user = useUser()
  // Only renders the component again.
  useStore(claims)
  if (rankedId === undefined || user === undefined) return null
  const run = finishedRuns().find((one) => one.rankedId === rankedId)
  if (run?.isClaimed) return { state: 'claimed', name: run.playerName }
  if (!run?.claim) return null
  return { state: user ? 'due' : 'offered' }
}
