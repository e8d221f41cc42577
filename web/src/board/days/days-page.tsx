import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { Month } from '@fable/contract'
import {
  dayPath,
  factPath,
  isMonth,
  monthPath,
  type RoundResult,
  SCREEN_PATHS,
  type SealState,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { dateOf, weekdayOf } from '../../lib/dates.ts'
import { Head } from '../../lib/head.tsx'
import { monthNameOf } from '../../lib/long-dates.ts'
import { useOwnHeading } from '../../lib/own-heading.ts'
import { plural } from '../../lib/words.ts'
import { Status } from '../../ui/status.tsx'
import { EmptyList, FailedData } from '../frame/empty-list.tsx'
import { KeptLine } from '../frame/kept-line.tsx'
import { useAccountResults } from '../rounds/account-results.ts'
import { daysTextOf } from '../rounds/days-text.ts'
import { Fire, fireOf, fireWordOf } from '../rounds/fires.tsx'
import { useOwn } from '../rounds/own.ts'
import { countFires, isCounted } from '../rounds/results.ts'
import { isLate, type Own, verdictOf } from '../rounds/round-texts.ts'
import { DayLayout } from './day-layout.tsx'
import { fetchMonth, monthsKey } from './day-queries.ts'
import type { CachedMonth } from './fetched-days.ts'
import { keepMonth } from './kept-days.ts'
import layout from './day-layout.module.css'
import styles from './days.module.css'

export { cacheMonths as cacheData } from './day-queries.ts'

type DayProps = {
  day: Month['days'][number]
  own: Own
  /** The day by the server's clock, YYYY-MM-DD. */
  today: string
}

export default function DaysPage() {
  const [search] = useSearchParams()
  const asked = search.get('month') ?? ''
  const own = useOwn()
  useAccountResults()
  useOwnHeading()
  const archive = useArchive(isMonth(asked) ? asked : '')
  const { months, isLoaded, keptAt, today, hasDays, previous, error, refetch } = archive

  return (
    <DayLayout
      head={
        <Head
          title="Archive - Fact & Fable"
          description="Every daily fact, and every round of Fact or Fable?"
          path={SCREEN_PATHS.days}
          feed={{ title: 'Fact & Fable: fact of the day', path: '/feeds/fact-of-the-day.atom' }}
        />
      }
    >
      {keptAt !== undefined && <KeptLine what="This archive was" at={keptAt} onRetry={refetch} />}
      <p className={cx('row quiet', styles.label)}>
        <b>Fact or Fable?</b> <Link href={SCREEN_PATHS.today}>Today’s round</Link>
      </p>
      <h2 className={styles.title}>Archive</h2>
      {today && <Summary own={own} today={today} />}
      {(months.length > 1 || previous) && <MonthLinks months={months} previous={previous} />}
      {months.map((month) => (
        <MonthOfDays key={month.month} month={month} own={own} today={today} />
      ))}
      {isLoaded && !hasDays && (
        <EmptyList text="No day has ended yet. Come back tomorrow.">
          <Link href={SCREEN_PATHS.today}>Today’s round</Link>
        </EmptyList>
      )}
      {!isLoaded && error && <FailedData error={error} onRetry={refetch} />}
      {!isLoaded && !error && <Status className={layout.loading}>Loading...</Status>}
      {archive.hasNextPage && previous && (
        <a
          className={styles.more}
          href={monthPath(previous)}
          aria-disabled={archive.isFetchingNextPage}
          onClick={(event) => {
            event.preventDefault()
            archive.fetchNextPage()
          }}
        >
          Earlier days
        </a>
      )}
    </DayLayout>
  )
}

/** Fetches months from `first` backwards. '' is the current month. */
function useArchive(first: string) {
  const { data, dataUpdatedAt, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: monthsKey(first),
      queryFn: ({ pageParam, signal }) => fetchMonth(pageParam, signal),
      initialPageParam: first,
      getNextPageParam: (last: CachedMonth) => last.previous,
    })

  useEffect(() => {
    data?.pages.forEach((page, at) => {
      keepMonth(at === 0 ? first : page.month, page, dataUpdatedAt)
    })
  }, [first, data, dataUpdatedAt])

  const months = (data?.pages ?? []).filter(({ days }, at) => at === 0 || days.length > 0)

  return {
    months,
    isLoaded: data !== undefined,
    keptAt: data?.pages.find((page) => page.keptAt !== undefined)?.keptAt,
    today: months[0]?.today ?? '',
    hasDays: months.some(({ days }) => days.length > 0),
    previous: months.at(-1)?.previous ?? null,
    error,
    hasNextPage,
    isFetchingNextPage,
    refetch: () => void refetch(),
    fetchNextPage: () => void fetchNextPage({ cancelRefetch: false }),
  }
}

function Summary({ own, today }: { own: Own; today: string }) {
  return (
    <p className={styles.summary}>
      {Object.keys(own.results).length > 0 && <b>{`${daysTextOf(own, today)}. `}</b>}
      <span>
        Every round, and every fact of the day. Late rounds light no fire and cost no day.
      </span>
    </p>
  )
}

function MonthLinks({ months, previous }: { months: readonly Month[]; previous: string | null }) {
  return (
    <nav className={cx('row', styles.months)} aria-label="Months">
      {months.map(({ month }) => (
        <a key={month} href={`#${month}`}>
          {monthNameOf(month)}
        </a>
      ))}
      {previous && <Link href={monthPath(previous)}>{monthNameOf(previous)}</Link>}
    </nav>
  )
}

function MonthOfDays({ month, own, today }: MonthProps) {
  const name = monthNameOf(month.month)
  return (
    <section id={month.month} className={styles.month} aria-label={name}>
      <h3>
        <span>{name}</span> <small>{standingIn(month, own)}</small>
      </h3>
      <ul>
        {month.days.map((day) => (
          <DayCard key={day.day} day={day} own={own} today={today} />
        ))}
      </ul>
    </section>
  )
}

// Tells how many days of a month count and how many fires they have; '' if no day counts.
function standingIn({ days }: Month, { results, seals }: Own): string {
  const counted = days.filter(({ day }) => results[day] && !isLate(results[day]))
  if (counted.length === 0) return ''
  const ofMonth = <Value,>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([day]) => days.some((one) => one.day === day)))
  const fires = countFires(ofMonth(results), ofMonth(seals))
  return `${plural(counted.length, 'day')}, ${plural(fires, 'fire')}`
}

function DayCard(props: DayProps) {
  const { day, ofTheDay, round } = props.day
  return (
    <li className={styles.day} data-category={ofTheDay?.category}>
      {round ? (
        <DayRound {...props} />
      ) : (
        <p className={styles.round}>
          <DateOf day={day} />
        </p>
      )}
      {ofTheDay && (
        <Link className={styles.fact} href={factPath(ofTheDay.id)}>
          <span className="visually-hidden">Fact of the day:</span>
          <span dir="auto">{ofTheDay.text}</span>
        </Link>
      )}
    </li>
  )
}

function DayRound({ day: { day, fable }, own, today }: DayProps) {
  const result = own.results[day]
  return (
    <Link className={styles.round} href={dayPath(day)}>
      <DateOf day={day} />
      {result ? (
        <>
          <Result result={result} seal={own.seals[day]} />
          <span className={styles.fable}>
            {fable === null ? (
              <span>Fact or Fable?</span>
            ) : (
              <>
                <span className={styles.stamp}>FABLE</span>
                <bdi>{fable}</bdi>
              </>
            )}
          </span>
        </>
      ) : (
        <span className={cx('row', styles.unplayed)}>
          <span>{openText(day, today)}</span>
          <span className={styles.play}>Play</span>
        </span>
      )}
    </Link>
  )
}

function DateOf({ day }: { day: string }) {
  return <time dateTime={day}>{`${weekdayOf(day)} ${dateOf(day).replace(/ \d+$/, '')}`}</time>
}

function Result({ result, seal }: { result: RoundResult; seal: SealState | undefined }) {
  if (isLate(result))
    return <span className={styles.state}>{verdictOf(result).replace('.', '')}</span>
  const state = fireOf({ result, seal }, false)
  return (
    <span className={cx(styles.state, state !== 'fooled' && styles.lit)}>
      <Fire state={state} />
      <span>{fireWordOf(state)}</span>
    </span>
  )
}

function openText(day: string, today: string): string {
  if (day === today) return 'Today’s round is open.'
  return isCounted(day, today) ? 'It still counts today.' : 'Not played yet'
}

type MonthProps = { month: Month; own: Own; today: string }
