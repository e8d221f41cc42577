import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { LEADERBOARD_LIMIT, LEADERBOARD_LIMIT_MAX } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { OwnRank } from './own-rank.tsx'

const PERIODS = [
  { period: 'all', label: 'All time' },
  { period: 'week', label: 'This week' },
] as const

/**
 * The 'Top Adventurers' panel (section 2) with its loading, empty and error states. A row leads to its
 * run, to be watched. Read again when a run ends and when the window returns.
 */
export function Leaderboard() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['period']>('all')
  const [limit, setLimit] = useState(LEADERBOARD_LIMIT)
  const { data: entries, isError } = useQuery({
    queryKey: ['leaderboard', period, limit],
    queryFn: ({ signal }) =>
      call(
        'GET /api/leaderboard',
        { query: { period, limit: String(Math.min(limit + 1, LEADERBOARD_LIMIT_MAX)) } },
        { signal },
      ),
    staleTime: 5_000,
    placeholderData: (before) => before,
  })
  return (
    <aside className="panel leaderboard" aria-labelledby="top-adventurers">
      <div className="leaderboard-head">
        <h2 id="top-adventurers">Top Adventurers</h2>
        <div className="leaderboard-periods" role="group" aria-label="Period">
          {PERIODS.map((it) => (
            <button
              key={it.period}
              type="button"
              className="quiet-button"
              aria-pressed={period === it.period}
              onClick={() => setPeriod(it.period)}
            >
              {it.label}
            </button>
          ))}
        </div>
      </div>
      {entries && entries.length > 0 && (
        <ol>
          {entries.slice(0, limit).map(({ id, rank, playerName, daysSurvived, account }) => (
            <li key={id}>
              <Link href={`/TextBasedGame/runs/${id}`}>
                <span className="leaderboard-name">
                  {rank}. {playerName}
                </span>
                <span className="leaderboard-days"> - Days {daysSurvived}</span>
              </Link>
              {account && (
                <span className="leaderboard-mark" title="Signed in">
                  <span className="visually-hidden">signed in</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {entries && period === 'all' && (
        <OwnRank shown={entries.slice(0, limit).map(({ id }) => id)} />
      )}
      {entries && entries.length > limit && (
        <button
          type="button"
          className="quiet-button"
          onClick={() => setLimit(LEADERBOARD_LIMIT_MAX)}
        >
          Show more
        </button>
      )}
      {!entries && !isError && <p role="status">Loading leaderboard data...</p>}
      {!entries && isError && <p>The board is out of reach just now. The game is not.</p>}
      {entries?.length === 0 && (
        <p>Nobody has made the board yet. It is a good time to be first.</p>
      )}
    </aside>
  )
}
