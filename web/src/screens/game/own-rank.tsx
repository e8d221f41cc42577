import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call } from '../../lib/api.ts'
import { bestRankedRun, finishedRuns } from '../../lib/save/runs.ts'

/** The player's own best place, below the top, when it is not among those shown. */
export function OwnRank({ shown }: { shown: readonly string[] }) {
  const id = bestRankedRun(finishedRuns())?.rankedId
  const isBelow = id !== undefined && !shown.includes(id)
  const { data: run } = useQuery({
    queryKey: ['leaderboard', 'own', id],
    queryFn: ({ signal }) => call('GET /api/runs/:id', { params: { id: id ?? '' } }, { signal }),
    enabled: isBelow,
  })
  if (!isBelow || !run?.rank) return null
  return (
    <p className="leaderboard-own">
      Your best:{' '}
      <Link href={`/TextBasedGame/runs/${run.id}`}>
        {run.rank}. {run.playerName} - Days {run.daysSurvived}
      </Link>
    </p>
  )
}
