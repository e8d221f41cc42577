import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LEADERBOARD_LIMIT, LEADERBOARD_LIMIT_MAX } from '@fable/contract/limits'
import { LEADERBOARD_KEY } from '../../game/leaderboard-key.ts'
import { call } from '../../platform/api.ts'
import { finishedRuns } from '../../game/finished-runs.ts'
import { LeaderboardRow } from './leaderboard-row.tsx'
import { OwnRank } from './own-rank.tsx'
import styles from './leaderboard.module.css'

export type Period = 'all' | 'week'

/** How often an open leaderboard is read again, in milliseconds. */
const REFRESH_EVERY = 60_000

const leaderboardOf = (period: Period, limit: number) => ({
  queryKey: [...LEADERBOARD_KEY, period, limit],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /api/leaderboard', { query: { period, limit: String(limit) } }, { signal }),
  staleTime: 5_000,
  // Left open, it is read again while its window is visible.
  refetchInterval: REFRESH_EVERY,
})

/** Passes the focus of a button to the row that it has loaded, as soon as that is rendered. */
function useAwaitedRow() {
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const awaited = useRef<number | null>(null)
  // After every render, because the rows arrive later. The focus stays if the player has moved it.
  useEffect(() => {
    if (awaited.current === null) return
    const row = list.current?.querySelectorAll<HTMLElement>('li > a')[awaited.current]
    if (!row) return
    awaited.current = null
    const { activeElement } = document
    if (activeElement === document.body || activeElement === button.current) row.focus()
  })
  return {
    list,
    button,
    awaitRow: (at: number | null) => {
      awaited.current = at
    },
  }
}

const LOADING = 'Loading leaderboard data...'
const TRY_AGAIN = 'Try again'

/**
 * The leaderboard of one period with its loading, empty and error states; ten rows, a hundred on request. Read
 * again every minute, when a run ends and when the window returns.
 */
export function LeaderboardOfPeriod({ period }: { period: Period }) {
  const [isLong, setLong] = useState(false)
  // One row more than is shown tells whether there are more. The hundred are a question of their own,
  // so that its failure leaves the ten standing.
  const top = useQuery(leaderboardOf(period, LEADERBOARD_LIMIT + 1))
  const hundred = useQuery({ ...leaderboardOf(period, LEADERBOARD_LIMIT_MAX), enabled: isLong })
  const entries = (isLong ? hundred.data : undefined) ?? top.data?.slice(0, LEADERBOARD_LIMIT)
  const isAwaitingMore = isLong && !hundred.data
  const { list, button, awaitRow } = useAwaitedRow()

  if (!entries) {
    return (
      <div className={styles.foot} aria-busy={top.isFetching}>
        <p role="status">
          {top.isFetching ? LOADING : 'The leaderboard is out of reach just now. The game is not.'}
        </p>
        {top.errorUpdateCount > 0 && (
          <button
            type="button"
            className={styles.quietButton}
            aria-disabled={top.isFetching}
            onClick={() => {
              awaitRow(0)
              void top.refetch({ cancelRefetch: false })
            }}
          >
            {TRY_AGAIN}
          </button>
        )}
      </div>
    )
  }
  if (entries.length === 0) {
    return <p>Nobody is on the leaderboard yet. It is a good time to be first.</p>
  }

  const moreWords = () => {
    if (!isLong) return 'Show more'
    if (!isAwaitingMore) return 'Show fewer'
    return hundred.errorUpdateCount > 0 ? TRY_AGAIN : 'Show more'
  }
  const askMore = () => {
    if (isLong && !isAwaitingMore) {
      setLong(false)
      return
    }
    awaitRow(LEADERBOARD_LIMIT)
    if (isLong) void hundred.refetch({ cancelRefetch: false })
    else setLong(true)
  }
  const runs = finishedRuns()
  return (
    <div aria-busy={isAwaitingMore && hundred.isFetching}>
      <ol ref={list}>
        {entries.map((entry) => (
          <LeaderboardRow
            key={entry.id}
            entry={entry}
            isOwn={runs.some(({ rankedId }) => rankedId === entry.id)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        {period === 'all' && <OwnRank runs={runs} shown={entries.map(({ id }) => id)} />}
        {isAwaitingMore && (
          <p role="status">{hundred.isFetching ? LOADING : 'The rest is out of reach just now.'}</p>
        )}
        {(isLong || (top.data?.length ?? 0) > LEADERBOARD_LIMIT) && (
          <button
            ref={button}
            type="button"
            className={styles.quietButton}
            aria-disabled={isAwaitingMore && hundred.isFetching}
            onClick={askMore}
          >
            {moreWords()}
          </button>
        )}
        <p className={styles.legend}>
          <span>Small number: strength at the end.</span>
          {entries.some(({ account }) => account) && (
            <span>
              <span className={styles.mark} /> Plays under an account.
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
