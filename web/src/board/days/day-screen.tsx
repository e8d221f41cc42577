import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import type { Day } from '@fable/contract'
import {
  addDays,
  dayPath,
  dayPicturePath,
  isDay,
  resultOf,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import { isProblem } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { Head } from '../../lib/head.tsx'
import { longDayOf } from '../../lib/long-dates.ts'
import { useOwnHeading } from '../../lib/own-heading.ts'
import { useAtTime, useRendered } from '../../lib/screen-data.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Status } from '../../ui/status.tsx'
import { FactPoster } from '../card/fact-body.tsx'
import { posterSizeOf } from '../card/poster-size.ts'
import { EmptyList, FailedData } from '../frame/empty-list.tsx'
import { KeptLine } from '../frame/kept-line.tsx'
import { useAccountResults } from '../rounds/account-results.ts'
import { knownResult, rememberResult, useResults } from '../rounds/results.ts'
import { rememberSeals } from '../rounds/seals.ts'
import type { OwnPick } from './answer/answer-props.ts'
import { RoundAnswer } from './answer/round-answer.tsx'
import { DayLayout } from './day-layout.tsx'
import { storeDay, useDay, watchSignOut } from './day-queries.ts'
import { TODAY } from './fetched-days.ts'
import { keepDay } from './kept-days.ts'
import { RoundChoice } from './round-choice.tsx'
import { OldSeal } from './seals/old-seal.tsx'
import { useNextDay, useTimeLeft } from './time-left.ts'
import layout from './day-layout.module.css'
import styles from './round.module.css'

const FEED = { title: 'Fact & Fable: the rounds', path: '/feeds/rounds.atom' }

type WaysProps = {
  day: Day | undefined
  isToday: boolean
  /** True if no other link on the screen leads to the archive. */
  hasArchive: boolean
}

type RoundProps = {
  day: Day
  name: string
  /** Called if this browser knows a result that the fetched day lacks. */
  onElsewhere: () => void
}

export function NamedDay({ name, title, path }: { name: string; title: string; path: string }) {
  const { missing } = useRendered()
  const { data: day, error, refetch, dataUpdatedAt } = useDay(name, !missing)
  useEffect(() => {
    if (day) keepDay(name, day, dataUpdatedAt)
  }, [name, day, dataUpdatedAt])
  const client = useQueryClient()
  useEffect(() => watchSignOut(client), [client])
  useAccountResults()
  const askAgain = useCallback(() => void refetch(), [refetch])
  useOwnHeading(day !== undefined)
  const isMissing = missing !== undefined || isProblem(error, 'day_not_found')

  return (
    <DayLayout
      head={
        <Head
          title={title}
          description="Two true, one made up. Spot the fable: a new round for everyone each day."
          path={path}
          feed={FEED}
          {...(day?.round && {
            picture: {
              path: dayPicturePath(day.day),
              alt: 'Two true, one made up. Which is the fable?',
            },
          })}
        />
      }
    >
      {day?.keptAt !== undefined && (
        <KeptLine what="This round was" at={day.keptAt} onRetry={() => void refetch()} />
      )}
      {day && <DayRound key={day.day} day={day} name={name} onElsewhere={askAgain} />}
      {isMissing && <NoDay name={name} />}
      {!day && !isMissing && error && (
        <FailedData
          error={error}
          offline="You’re offline. The round needs a connection."
          onRetry={() => void refetch()}
        />
      )}
      {!day && !isMissing && !error && <Status className={layout.loading}>Loading...</Status>}
      <Ways day={day} isToday={name === TODAY} hasArchive={!isMissing} />
    </DayLayout>
  )
}

function DayRound({ day, name, onElsewhere }: RoundProps) {
  const { round } = day
  const [pick, setPick] = useState<OwnPick | null>(null)
  const result = knownResult(useResults(), day)
  const timeLeft = useTimeLeft(day)
  const next = useNextDay(day, round?.state === 'open' ? timeLeft : Infinity)

  useEffect(() => {
    rememberResult(day)
    rememberSeals(day)
  }, [day])

  const isElsewhere = round?.state !== 'over' && result !== null && result !== resultOf(round)
  useEffect(() => {
    // Another tab may have picked, or signed in to an account that has picked.
    if (isElsewhere) onElsewhere()
  }, [isElsewhere, onElsewhere])

  return (
    <>
      {next && <NextRound next={next} />}
      {round?.state === 'open' && <OldSeal today={day.day} />}
      {!round && <NoRound />}
      {round && !(round.solution && result) && (
        <RoundChoice day={day} round={round} name={name} onChosen={setPick} />
      )}
      {round?.solution && result && (
        <RoundAnswer
          day={day}
          round={round}
          solution={round.solution}
          result={result}
          timeLeft={timeLeft}
          pick={pick}
        />
      )}
      {(!round || (round.state === 'over' && result)) && day.ofTheDay && (
        <div className={styles.ofTheDay}>
          <FactPoster
            fact={day.ofTheDay}
            name="Fact of the day"
            size={posterSizeOf(day.ofTheDay.text)}
            label={<p className={styles.posterLabel}>Fact of that day</p>}
          />
        </div>
      )}
    </>
  )
}

function NoDay({ name }: { name: string }) {
  const isToCome = useAtTime((now) => isDay(name) && Date.parse(name) > now.getTime())
  return (
    <EmptyList text={isToCome ? 'This round isn’t out yet.' : 'No round that day.'}>
      <Link className={buttonClass('strong')} href={SCREEN_PATHS.days}>
        Archive
      </Link>
    </EmptyList>
  )
}

function Ways({ day, isToday, hasArchive }: WaysProps) {
  const before = day?.previous ?? null
  const isYesterday = isToday && before !== null && addDays(before, 1) === day?.day
  return (
    <nav className={cx('row', styles.ways)} aria-label="More">
      {!isToday && !day?.round && <Link href={SCREEN_PATHS.today}>Today’s round</Link>}
      {before && (
        <Link href={dayPath(before)}>{`← ${isYesterday ? 'Yesterday' : 'Previous day'}`}</Link>
      )}
      {hasArchive && <Link href={SCREEN_PATHS.days}>Archive</Link>}
      <Link href={SCREEN_PATHS.facts}>The facts →</Link>
    </nav>
  )
}

function NextRound({ next }: { next: Day }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return (
    <Status className={cx('row', styles.newRound)}>
      A new day, a new round.{' '}
      <Button
        look="strong"
        onClick={() => {
          storeDay(client, next, TODAY)
          navigate(SCREEN_PATHS.today)
          window.scrollTo({ top: 0 })
        }}
      >
        Show it
      </Button>
    </Status>
  )
}

/** A day has no round if there were too few sentences, or if the operator had turned rounds off. */
function NoRound() {
  return (
    <EmptyList text="There’s no round for this day. Marlowe is still looking for a third sentence.">
      <Link className={buttonClass('strong')} href={SCREEN_PATHS.facts}>
        Read the facts
      </Link>
    </EmptyList>
  )
}

export default function DayScreen() {
  const { id = '' } = useParams()
  const title = isDay(id) ? longDayOf(id) : 'A day'
  return (
    <NamedDay
      key={id}
      name={id}
      title={`Fact or Fable? ${title} - Fact & Fable`}
      path={dayPath(id)}
    />
  )
}
