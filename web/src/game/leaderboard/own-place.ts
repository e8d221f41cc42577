import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeaderboardEntry } from '@fable/contract'
import { weekOf } from '@fable/contract/limits'
import { bestRankedRun, isRanked, type FinishedRun } from '../run/finished-runs.ts'
import { userQuery, useUser } from '../../lib/session.ts'
import { placeQuery, type Ranking } from './ranking.ts'

/**
 * Returns the run by which the server finds the player in a ranking: the best run of this browser. In a ranking of
 * accounts it is the account's last run, because the server itself finds the best run of an account. Undefined if this
 * browser has no such run.
 */
export function ownRunIn(
  { group, period }: Ranking,
  runs: readonly FinishedRun[],
  now: number,
): string | undefined {
  const isOfPeriod = ({ endedAt }: FinishedRun) =>
    period === 'all' || weekOf(endedAt) === weekOf(now)
  const isOfGroup = ({ owner }: FinishedRun) =>
    group === 'runs' || (group === 'accounts') === (owner !== undefined)
  const ranked = runs.filter((run) => isRanked(run) && isOfPeriod(run) && isOfGroup(run))
  return (group === 'accounts' ? ranked[0] : bestRankedRun(ranked))?.rankedId
}

/** The player's place in a ranking. */
export type OwnPlace =
  | { readonly name: 'none' | 'loading' }
  | { readonly name: 'failed'; readonly retry: () => void }
  | {
      readonly name: 'found'
      readonly own: LeaderboardEntry
      /** The entries around the player's own, by rank, and that entry itself. */
      readonly around: readonly LeaderboardEntry[]
    }

/**
 * Finds the player's place in a ranking: that of the signed-in account, or that of a run in this browser. In rankings
 * of guests only runs are looked up.
 */
export function useOwnPlace(ranking: Ranking, runs: readonly FinishedRun[]): OwnPlace {
  const [now] = useState(Date.now)
  const { data: user, isPending } = useQuery(userQuery)
  const account = ranking.group === 'guests' ? undefined : user?.id
  const run = ownRunIn(ranking, runs, now)
  const isKnown = account !== undefined || run !== undefined
  const { data, error, refetch } = useQuery({
    ...placeQuery(ranking, account === undefined ? { run: run ?? '' } : { account }),
    enabled: !isPending && isKnown,
  })
  const own = data?.entries.find(({ id }) => id === data.id)
  if (own) return { name: 'found', own, around: data?.entries ?? [] }
  if (isPending) return { name: 'loading' }
  if (!isKnown || data) return { name: 'none' }
  return error ? { name: 'failed', retry: () => void refetch() } : { name: 'loading' }
}

/** Returns a function that checks whether an entry is the player's: of their account, or of a run in this browser. */
export function useIsOwn(runs: readonly FinishedRun[]): (entry: LeaderboardEntry) => boolean {
  const user = useUser()
  return ({ id, account, playerName }) =>
    (account === true && playerName === user?.username) ||
    runs.some(({ rankedId }) => rankedId === id)
}
