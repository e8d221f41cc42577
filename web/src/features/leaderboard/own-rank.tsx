import { useQuery } from '@tanstack/react-query'
import { runPath } from '@fable/contract/limits'
import { Link } from 'wouter'
import { LEADERBOARD_KEY } from '../../game/leaderboard-key.ts'
import { call } from '../../platform/api.ts'
import { bestRankedRun, type FinishedRun } from '../../game/finished-runs.ts'

type Props = {
  /** The runs that this browser has finished. */
  runs: readonly FinishedRun[]
  /** The ids of the rows above. */
  shown: readonly string[]
}

/** The player's own best place, below the top, unless one of their rows stands there already. */
export function OwnRank({ runs, shown }: Props) {
  const id = bestRankedRun(runs)?.rankedId
  const isAbove = runs.some(({ rankedId }) => rankedId !== undefined && shown.includes(rankedId))
  const isWanted = id !== undefined && !isAbove
  const { data: run } = useQuery({
    queryKey: [...LEADERBOARD_KEY, 'own', id],
    queryFn: ({ signal }) => call('GET /api/runs/:id', { params: { id: id ?? '' } }, { signal }),
    enabled: isWanted,
  })
  if (!isWanted || !run?.rank) return null
  return (
    <p>
      Your best:{' '}
      <Link href={runPath(run.id)}>
        {run.rank}. {run.playerName} - Days {run.daysSurvived}
      </Link>
    </p>
  )
}
