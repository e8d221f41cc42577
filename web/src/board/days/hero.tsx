import { useEffect } from 'react'
import type { FactPage } from '@fable/contract'
import { endOfDay } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import marlowe from '../../scenery/cast/marlowe.svg?url'
import { Drawing } from '../../ui/drawing.tsx'
import { loadedLater, part } from '../../ui/part.tsx'
import { useWaiting } from '../form/waiting-list.ts'
import { useAccountResults } from '../rounds/account-results.ts'
import { daysTextOf } from '../rounds/days-text.ts'
import { useOwn } from '../rounds/own.ts'
import { listenToKeys } from '../rounds/place-keys.ts'
import { useResults } from '../rounds/results.ts'
import { Sentences } from '../rounds/sentences.tsx'
import { keepPick, waitingPicks } from '../rounds/waiting-picks.ts'
import { useDay } from './day-queries.ts'
import { TODAY } from './fetched-days.ts'
import { useHoursLeft } from './hours-left.ts'
import { OldSeal } from './seals/old-seal.tsx'
import styles from './hero.module.css'

const TodaysSeal = loadedLater(() => import('./seals/todays-seal.tsx'))

const Band = part(() => import('./band.tsx'), <div className={styles.room} />)

type Today = NonNullable<FactPage['today']>

type Props = { today: Today }

export default function Hero(props: Props) {
  const today = useCurrent(props.today)
  const isPlayed = today.day in useResults()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Until hydration, this attribute has decided what is shown, by the clock of the browser (until-hydrated.js).
    if (isHydrated && !isPlayed) document.documentElement.removeAttribute('data-played')
  }, [isHydrated, isPlayed])
  return (
    <>
      <OldSeal today={today.day} />
      {isPlayed ? <Band day={today.day} /> : <Open today={today} />}
    </>
  )
}

/**
 * The document contains both the round and the space for the band. until-hydrated.js decides which of them is shown.
 */
function Open({ today }: Props) {
  return (
    <>
      <Question today={today} />
      <div className={cx(styles.room, styles.played)} />
    </>
  )
}

// The facts list may have been fetched on an earlier day.
function useCurrent(today: Today): Today {
  const isOver = useAtTime((now) => now.getTime() >= endOfDay(today.day))
  const { data } = useDay(TODAY, isOver)
  return isOver && data?.round ? { day: data.day, sentences: data.round.sentences } : today
}

function Question({ today: { day, sentences } }: Props) {
  const own = useOwn()
  const waiting = useWaiting(waitingPicks).find((one) => one.day === day && !one.problem)
  const hours = useHoursLeft(day)
  useEffect(listenToKeys, [])
  // The account may have played in another browser.
  useAccountResults()
  const hasPlayed = Object.keys(own.results).length > 0

  return (
    <section className={cx(styles.hero, styles.open)} aria-labelledby="hero">
      <p className={cx('row quiet', styles.label)}>
        <b>Fact or Fable?</b>
        {hasPlayed ? (
          <span>{daysTextOf(own, day)}</span>
        ) : (
          <time dateTime={day}>{longDayOf(day)}</time>
        )}
      </p>
      <h2 id="hero">
        <span>One of these is a fable.</span> <em>Which?</em>
      </h2>
      <Drawing src={marlowe} className={styles.marlowe} />
      <Sentences
        day={day}
        isToday
        sentences={sentences}
        sent={waiting?.place ?? null}
        onPick={(place) => {
          if (waiting || navigator.onLine) return Boolean(waiting)
          keepPick({ day, place })
          return true
        }}
        mark={day in own.seals ? (place) => <TodaysSeal day={day} place={place} /> : undefined}
      />
      <p className={cx('quiet', styles.note)} role="status">
        {waiting ? (
          'Waiting… Your pick will be sent when you’re back online.'
        ) : (
          <>
            <span>The same three for everybody. New ones in </span>
            <b>{hours}</b>
          </>
        )}
      </p>
    </section>
  )
}
