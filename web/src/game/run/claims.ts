import type { ResponseOf, User } from '@fable/contract'
import { Store } from '../../lib/store.ts'
import { withoutClaim } from '../save/without-claims.ts'
import { storedRuns, storeRuns, type FinishedRun } from './finished-runs.ts'

type ClaimableRun = { readonly id: string; readonly claim: string }

const isOf =
  (userId: string) =>
  ({ owner }: FinishedRun): boolean =>
    owner === undefined || owner === userId

export const claimableRuns = (userId: string): readonly ClaimableRun[] =>
  storedRuns()
    .filter(isOf(userId))
    .flatMap(({ rankedId: id, claim }) => (id && claim ? [{ id, claim }] : []))

export const claims = new Store(0)

/**
 * Notes the server's response. Claimed runs get the account's name. All sent runs lose their secrets, except those that
 * must be sent again later.
 */
export function noteClaims(
  sent: readonly ClaimableRun[],
  { claimed, later }: ResponseOf<'POST /api/account/runs'>,
  { id: owner, username: playerName }: User,
): void {
  const isDone = ({ rankedId = '' }: FinishedRun) =>
    sent.some(({ id }) => id === rankedId) && !later.includes(rankedId)
  storeRuns(
    storedRuns().map((run) => {
      if (!isDone(run)) return run
      const done = withoutClaim(run)
      const isClaimed = claimed.includes(done.rankedId ?? '')
      return isClaimed ? { ...done, owner, playerName, isClaimed: true as const } : done
    }),
  )
  claims.set(claims.get() + 1)
}
