import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { LeaderboardEntry } from '@fable/contract'
import {
  LEADERBOARD_LIMIT,
  LEADERBOARD_LIMIT_MAX,
  type LeaderboardPeriod,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Status } from '../../ui/status.tsx'
import { entriesQuery, topQuery } from './ranking.ts'
import styles from './ranking.module.css'

const LOADING = 'Loading leaderboard data...'
const TRY_AGAIN = 'Try again'

type Props = {
  period: LeaderboardPeriod
  /** True if a hundred entries are shown instead of ten. */
  isLong: boolean
  onLong: (isLong: boolean) => void
  empty: ReactNode
  /**
   * Renders the rows, each of which needs the attribute `data-rank`. `more` is the control that loads the other rows.
   */
  children: (entries: readonly LeaderboardEntry[], more: ReactNode) => ReactNode
}

/**
 * Shows ten rows, or a hundred on request. The list is refetched every minute, when a run ends, and when the window
 * becomes visible.
 */
export function LoadedRanking({ period, isLong, onLong, empty, children }: Props) {
  // The hundred rows are a separate query, so the ten rows stay if that query fails.
  const top = useQuery(topQuery(period))
  const hundred = useQuery({ ...entriesQuery(period, LEADERBOARD_LIMIT_MAX), enabled: isLong })
  const entries = (isLong ? hundred.data : undefined) ?? top.data?.slice(0, LEADERBOARD_LIMIT)
  const isAwaitingMore = isLong && !hundred.data
  const { list, button, awaitRow } = useAwaitedRow()

  if (!entries) return <NoRanking top={top} onRetry={() => awaitRow(1)} />
  if (entries.length === 0) return empty

  const askMore = () => {
    if (isLong && !isAwaitingMore) {
      onLong(false)
      return
    }
    awaitRow(LEADERBOARD_LIMIT + 1)
    if (isLong) void hundred.refetch({ cancelRefetch: false })
    else onLong(true)
  }
  const more = (
    <>
      {isAwaitingMore && (
        <Status>{hundred.isFetching ? LOADING : 'The rest is out of reach just now.'}</Status>
      )}
      {(isLong || (top.data?.length ?? 0) > LEADERBOARD_LIMIT) && (
        <button
          ref={button}
          type="button"
          className={cx('quiet', styles.quietButton)}
          aria-disabled={isAwaitingMore && hundred.isFetching}
          onClick={askMore}
        >
          {moreWords({ isLong, isAwaitingMore, hasFailed: hundred.errorUpdateCount > 0 })}
        </button>
      )}
    </>
  )
  return (
    <div ref={list} aria-busy={isAwaitingMore && hundred.isFetching}>
      {children(entries, more)}
    </div>
  )
}

function useAwaitedRow() {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const awaited = useRef<number | null>(null)

  // Moves the focus to the awaited row. The effect runs after every render, because the rows arrive later. It does
  // nothing if the player has moved the focus meanwhile.
  useEffect(() => {
    if (awaited.current === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-rank='${awaited.current}'] a`)
    if (!row) return
    awaited.current = null
    const { activeElement } = document
    if (activeElement === document.body || activeElement === button.current) row.focus()
  })

  return {
    list,
    button,
    awaitRow: (rank: number) => {
      awaited.current = rank
    },
  }
}

function NoRanking({ top, onRetry }: NoRankingProps) {
  return (
    <div className={cx('row', styles.foot, 'with-scripts')} aria-busy={top.isFetching}>
      <Status>
        {top.isFetching ? LOADING : 'The leaderboard is out of reach just now. The game is not.'}
      </Status>
      {top.errorUpdateCount > 0 && (
        <button
          type="button"
          className={cx('quiet', styles.quietButton)}
          aria-disabled={top.isFetching}
          onClick={() => {
            onRetry()
            void top.refetch({ cancelRefetch: false })
          }}
        >
          {TRY_AGAIN}
        </button>
      )}
    </div>
  )
}

function moreWords({ isLong, isAwaitingMore, hasFailed }: More): string {
  if (!isLong) return 'Show more'
  if (!isAwaitingMore) return 'Show fewer'
  return hasFailed ? TRY_AGAIN : 'Show more'
}

type More = { isLong: boolean; isAwaitingMore: boolean; hasFailed: boolean }

type NoRankingProps = {
  top: UseQueryResult
  onRetry: () => void
}
