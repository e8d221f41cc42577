import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ALL_FACTS, DAY_MS, viewPath } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import { Status } from '../../ui/status.tsx'
import { whenOf } from '../card/when.ts'
import { fetchNews, type News } from './since-visit.ts'
import styles from './since-line.module.css'

/**
 * Shows the news since the last visit. The line moves the list, so it appears only if the page is at its top and the
 * visitor has not pressed anything.
 */
export default function SinceLine({ wasPressed }: { wasPressed: RefObject<boolean> }) {
  const { data: news } = useQuery({
    queryKey: ['since the last visit'],
    queryFn: ({ signal }) => fetchNews(signal, () => window.scrollY === 0 && !wasPressed.current),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: false,
  })

  if (!news) return null
  const votes = votesText(news)

  return (
    <Status className={cx('row', styles.since)}>
      {news.added > 0 && (
        <a href={viewPath({ ...ALL_FACTS, sort: 'new' })}>
          <span>{`Since ${sinceText(news.since)}:`}</span>{' '}
          <b>{`${plural(news.added, 'new fact')}.`}</b>
        </a>
      )}
      {votes !== '' && (
        <span>
          <span>{news.added > 0 ? 'Yours' : 'Your facts'}</span> <b>{`${votes}.`}</b>
        </span>
      )}
    </Status>
  )
}

// For example 'got 9 mind-blowns' or '1 vote against it'.
function votesText({ mindblowing, doubts }: News): string {
  const gained = mindblowing > 0 ? `got ${plural(mindblowing, 'mind-blown')}` : ''
  return [gained, doubts > 0 ? `${plural(doubts, 'vote')} against it` : '']
    .filter((text) => text !== '')
    .join(', ')
}

// For example 'your last visit', 'yesterday' or '9 Nov'. `time` is in milliseconds since 1970.
function sinceText(time: number): string {
  const now = new Date()
  return now.getTime() - time < DAY_MS
    ? 'your last visit'
    : whenOf(new Date(time).toISOString(), now)
}
