import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FactPage } from '@fable/contract'
import { endOfDay, type Place } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { readText, subscribeToStorage } from '../../lib/storage.ts'
import marlowe from '../../scenery/cast/marlowe.svg?url'
import { Drawing } from '../../ui/drawing.tsx'
import { part } from '../../ui/part.tsx'
import { daysTextOf } from '../rounds/days-text.ts'
import { useOwn } from '../rounds/own.ts'
import { listenToKeys } from '../rounds/place-keys.ts'
import { Sentences } from '../rounds/sentences.tsx'
import { ROUND_RESULTS_KEY } from '../rounds/storage-keys.ts'
import { keepPick } from '../rounds/waiting-picks.ts'
import { useDay } from './day-queries.ts'
import { TODAY } from './fetched-days.ts'
import { useHoursLeft } from './hours-left.ts'
import { OldSeal } from './old-seal.tsx'
import styles from './hero.module.css'

const Band = part(() => import('./band.tsx'), <div className={styles.room} />)

type Today = NonNullable<FactPage['today']>

type Props = { today: Today }

export default function Hero(props: Props) {
  const today = useCurrent(props.today)
  const isPlayed = useIsPlayed(today.day)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Until now it has chosen what is shown, by the clock of the browser (until-hydrated.js).
    if (isHydrated && !isPlayed) document.documentElement.removeAttribute('data-played')
  }, [isHydrated, isPlayed])
  return (
    <>
      <OldSeal today={today.day} />
      {isPlayed ? <Band day={today.day} /> : <Open today={today} />}
    </>
  )
}

/** The round, and the room of the band, of which the document shows one (until-hydrated.js). */
function Open({ today }: Props) {
  return (
    <>
      <Question today={today} />
      <div className={cx(styles.room, styles.played)} />
    </>
  )
}

// Returns today's round: that of the list, or the next one, if the list is of an earlier day.
function useCurrent(today: Today): Today {
  const isOver = useAtTime((now) => now.getTime() >= endOfDay(today.day))
  const { data } = useDay(TODAY, isOver)
  return isOver && data?.round ? { day: data.day, sentences: data.round.sentences } : today
}

// Checks whether this browser has played the round of a day; false on the server and during hydration.
const useIsPlayed = (day: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readText(ROUND_RESULTS_KEY)?.includes(`"${day}":`) ?? false,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  const stop = subscribeToStorage(listener, [ROUND_RESULTS_KEY])
  window.addEventListener('pageshow', listener)
  return () => {
    stop()
    window.removeEventListener('pageshow', listener)
  }
}

/** The sentences as a form that leads to the answer. Without a network the pick waits. */
function Question({ today: { day, sentences } }: Props) {
  const own = useOwn()
  const [waiting, setWaiting] = useState<Place | null>(null)
  const hours = useHoursLeft(day)
  useEffect(listenToKeys, [])
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
        sent={waiting}
        onPick={(place) => {
          if (waiting === null && !navigator.onLine && keepPick({ day, place })) setWaiting(place)
          return waiting !== null || !navigator.onLine
        }}
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
