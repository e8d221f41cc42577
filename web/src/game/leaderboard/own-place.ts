import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeaderboardEntry } from '@fable/contract'
import { weekOf, type LeaderboardPeriod } from '@fable/contract/limits'
import { userQuery, useUser } from '../../lib/session.ts'
import { bestRankedRun, type FinishedRun } from '../run/finished-runs.ts'
import { placeQuery } from './ranking.ts'

/** Returns the id of the best ranked run of the period. */
export function ownRunIn(
  period: LeaderboardPeriod,
  runs: readonly FinishedRun[],
  now: number,
): string | undefined {
  const isOfPeriod = ({ endedAt }: FinishedRun) =>
    period === 'all' || weekOf(endedAt) === weekOf(now)
  return bestRankedRun(runs.filter(isOfPeriod))?.rankedId
}

export type OwnPlace =
  | { readonly name: 'none' | 'loading' }
  | { readonly name: 'failed'; readonly retry: () => void }
  | {
      readonly name: 'found'
      readonly own: LeaderboardEntry
      /** The entries around the player's own by rank, including it. */
      readonly around: readonly LeaderboardEntry[]
    }

/**
 * Finds the place of the best run of the signed-in account. If nobody is signed in, finds the place of the best run of
 * this browser.
 */
export function useOwnPlace(period: LeaderboardPeriod, runs: readonly FinishedRun[]): OwnPlace {
  const [now] = useState(Date.now)
  const { data: user, isPending } = useQuery(userQuery)
  const account = user?.id
  const run = ownRunIn(period, runs, now)
  const isKnown = account !== undefined || run !== undefined
  const { data, error, refetch } = useQuery({
    ...placeQuery(period, account === undefined ? { run: run ?? '' } : { account }),
    enabled: !isPending && isKnown,
  })
  const own = data?.entries.find(({ id }) => id === data.id)
  if (own) return { name: 'found', own, around: data?.entries ?? [] }
  if (isPending) return { name: 'loading' }
  if (!isKnown || data) return { name: 'none' }
  return error ? { name: 'failed', retry: () => void refetch() } : { name: 'loading' }
}

export function useIsOwn(runs: readonly FinishedRun[]): (entry: LeaderboardEntry) => boolean {
  const user = useUser()
  return ({ id, account, playerName }) =>
    (account === true && playerName === user?.username) ||
    runs.some(({ rankedId }) => rankedId === id)
}
