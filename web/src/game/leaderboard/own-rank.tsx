import { runPath } from '@fable/contract/limits'
import { Link } from 'wouter'
import type { FinishedRun } from '../run/finished-runs.ts'
import { useOwnPlace } from './own-place.ts'
import type { Ranking } from './ranking.ts'

type Props = {
  ranking: Ranking
  /** The runs that this browser has finished. */
  runs: readonly FinishedRun[]
  /** The ids of the rows above. */
  shown: readonly string[]
}

/**
 * The player's own place, below the top, unless one of their rows stands there already: in the ranking, or among all
 * runs when they are not in it.
 */
export function OwnRank({ ranking, runs, shown }: Props) {
  const here = useOwnPlace(ranking, runs)
  const amongAll = useOwnPlace({ ...ranking, group: 'runs' }, here.name === 'none' ? runs : [])
  const place = here.name === 'none' ? amongAll : here
  if (place.name !== 'found') return null
  const { own } = place
  const isAbove = [own.id, ...runs.map(({ rankedId }) => rankedId)].some(
    (id) => id !== undefined && shown.includes(id),
  )
  if (isAbove) return null
  return (
    <p>
      Your best:{' '}
      <Link href={runPath(own.id)}>
        {own.rank}. <bdi>{own.playerName}</bdi> - Days {own.daysSurvived}
      </Link>
      {here.name === 'none' && ' of all runs'}
    </p>
  )
}
