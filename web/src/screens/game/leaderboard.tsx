import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The 'Top Adventurers' panel (section 2) with its loading, empty and error states. */
export function Leaderboard() {
  const { data: entries, isError } = useQuery({
    queryKey: ['leaderboard'],
    queryFn: ({ signal }) => call('GET /api/leaderboard', {}, signal),
  })
  return (
    <aside className="panel leaderboard" aria-labelledby="top-adventurers">
      <h2 id="top-adventurers">Top Adventurers</h2>
      {entries && entries.length > 0 && (
        <ol>
          {entries.map(({ id, rank, playerName, daysSurvived }) => (
            <li key={id}>
              {rank}. {playerName} - Days {daysSurvived}
            </li>
          ))}
        </ol>
      )}
      {!entries && !isError && <p role="status">Loading leaderboard data...</p>}
      {!entries && isError && <p>The board is out of reach just now. The game is not.</p>}
      {entries?.length === 0 && (
        <p>Nobody has made the board yet. It is a good time to be first.</p>
      )}
    </aside>
  )
}
