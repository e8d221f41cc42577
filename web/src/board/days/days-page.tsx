import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { Month, RoundResults } from '@fable/contract'
import { addDays, dayPath, isMonth, monthPath, SCREEN_PATHS } from '@fable/contract/limits'
import { Head } from '../../lib/head.tsx'
import { plural } from '../../lib/words.ts'
import { EmptyList, FailedData } from '../list/empty-list.tsx'
import { fetchMonth, monthsKey } from './day-queries.ts'
import { DayLayout } from './day-layout.tsx'
import { Fire, fireOf, fireWordOf } from './fires.tsx'
import { useAccountResults } from './account-results.ts'
import { currentStreak, longestStreak, useResults } from './results.ts'
import { weekdayOf } from '../../lib/dates.ts'
import { monthNameOf } from '../../lib/long-dates.ts'
import styles from './days.module.css'

export { cacheMonths as cacheData } from './day-queries.ts'

/** What stands where the fact of a day was taken off the list, or there was none. */
const NO_FACT = 'The round of the day'

type DayProps = {
  day: Month['days'][number]
  results: RoundResults
  /** The day of the server's clock. */
  today: string
}

/** A day with its fact, and what became of its round. */
function DayLink({ day: { day, ofTheDay, round }, results, today }: DayProps) {
  const mayPlay = round && day >= addDays(today, -1)
  const state = fireOf(results[day], mayPlay)
  return (
    <li>
      <Link href={dayPath(day)} data-category={ofTheDay?.category ?? 'all'}>
        <time dateTime={day}>
          <small>{weekdayOf(day)}</small>
          <span>{Number(day.slice(-2))}</span>
        </time>
        <p dir="auto">{ofTheDay?.text ?? NO_FACT}</p>
        {round && (
          <span className={styles.state}>
            <Fire state={state} />
            {state === 'wait' ? <b>play it</b> : <span>{fireWordOf(state)}</span>}
          </span>
        )}
      </Link>
    </li>
  )
}

/** How many rounds of a month were found, of those that were played. */
function foundIn({ days }: Month, results: RoundResults): string {
  const played = days.flatMap(({ day }) => results[day] ?? [])
  if (played.length === 0) return ''
  const found = played.filter((result) => result.endsWith('found')).length
  return `${found} of ${played.length} found`
}

/** The row that stands, and the longest there was. */
function Summary({ results, today }: { results: RoundResults; today: string }) {
  const row = currentStreak(results, today)
  return (
    <p className={styles.summary}>
      {row > 0 && (
        <>
          <b>{`${plural(row, 'day')} in a row`}</b>
          <span>{`, the longest was ${longestStreak(results)}. `}</span>
        </>
      )}
      <span>Each day’s fact, and whether you found the fable.</span>
    </p>
  )
}

/** All days by month, newest first. */
export default function DaysPage() {
  const [search] = useSearchParams()
  const asked = search.get('month') ?? ''
  const first = isMonth(asked) ? asked : ''
  const results = useResults()
  useAccountResults()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: monthsKey(first),
      queryFn: ({ pageParam, signal }) => fetchMonth(pageParam, signal),
      initialPageParam: first,
      getNextPageParam: (last: Month) => last.previous,
    },
  )
  const months = (data?.pages ?? []).filter(({ days }, at) => at === 0 || days.length > 0)
  const today = months[0]?.today ?? ''
  const hasDays = months.some(({ days }) => days.length > 0)
  const previous = months.at(-1)?.previous
  return (
    <DayLayout
      head={
        <Head
          title="All days - Fact & Fable"
          description="The fact of each day, and its round of Fact or Fable?"
          path={SCREEN_PATHS.days}
          feed={{ title: 'Fact & Fable: fact of the day', path: '/feeds/fact-of-the-day.atom' }}
        />
      }
    >
      <p className={styles.label}>
        <b>Fact or Fable?</b> <Link href={SCREEN_PATHS.today}>Today’s round</Link>
      </p>
      <h2 className={styles.title}>All days</h2>
      {today && <Summary results={results} today={today} />}
      {months.map((month) => (
        <section key={month.month} className={styles.month} aria-label={monthNameOf(month.month)}>
          <h3>
            <span>{monthNameOf(month.month)}</span> <small>{foundIn(month, results)}</small>
          </h3>
          <ul>
            {month.days.map((day) => (
              <DayLink key={day.day} day={day} results={results} today={today} />
            ))}
          </ul>
        </section>
      ))}
      {data && !hasDays && (
        <EmptyList text="No day has ended yet. Come back tomorrow.">
          <Link href={SCREEN_PATHS.today}>Today’s round</Link>
        </EmptyList>
      )}
      {!data && error && <FailedData error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <p className={styles.loading} role="status">
          Loading...
        </p>
      )}
      {hasNextPage && previous && (
        <a
          className={styles.more}
          href={monthPath(previous)}
          aria-disabled={isFetchingNextPage}
          onClick={(event) => {
            event.preventDefault()
            void fetchNextPage({ cancelRefetch: false })
          }}
        >
          Earlier days
        </a>
      )}
    </DayLayout>
  )
}
