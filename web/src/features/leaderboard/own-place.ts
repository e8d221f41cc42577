import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeaderboardEntry } from '@fable/contract'
import { weekOf } from '@fable/contract/limits'
import { bestRankedRun, isRanked, type FinishedRun } from '../../game/finished-runs.ts'
import { isProblem } from '../../platform/api.ts'
import { placeQuery, type Ranking } from './ranking.ts'

/**
 * The run by which the player is found in a ranking: their best, or the last one of an account, whose place is that
 * of its best run. Undefined when this browser knows of none.
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
      /** By rank, with the player's own among them. */
      readonly around: readonly LeaderboardEntry[]
    }

/** Finds the player's place in a ranking by the runs that this browser knows. */
export function useOwnPlace(ranking: Ranking, runs: readonly FinishedRun[]): OwnPlace {
  const [now] = useState(Date.now)
  const run = ownRunIn(ranking, runs, now)
  const { data, error, refetch } = useQuery({
    ...placeQuery(ranking, run ?? ''),
    enabled: run !== undefined,
  })
  const own = data?.entries.find(({ id }) => id === data.id)
  if (own) return { name: 'found', own, around: data?.entries ?? [] }
  if (run === undefined || isProblem(error, 'run_not_found')) return { name: 'none' }
  return error ? { name: 'failed', retry: () => void refetch() } : { name: 'loading' }
}
