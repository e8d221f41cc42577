import { useMemo } from 'react'
import { addDays, SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { weekdayOf } from '../../lib/dates.ts'
import { GAME_PICTURE } from '../../lib/head.tsx'
import { plural } from '../../lib/words.ts'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { slabClass, troubleClass, kickerClass } from '../../ui/slab.tsx'
import { Status } from '../../ui/status.tsx'
import { stonesOf, useRoad } from '../run/road.ts'
import { useTimeLeft, useToday, type Today } from '../run/today.ts'
import lantern from './art/lantern.svg?url'
import { Attempt } from './attempt.tsx'
import { ForkList } from './fork-list.tsx'
import { useForks } from './forks.ts'
import { RoadBoard } from './road-board.tsx'
import { ownOf, useAttempt } from './use-attempt.ts'
import styles from './daily.module.css'

export default function Daily() {
  const { data, isError, isFetching, refetch } = useToday()
  const left = useTimeLeft()
  const attempt = useAttempt(data)
  const road = useRoad(data?.today.day, ownOf(attempt)).data
  const stones = useMemo(() => (road ? stonesOf(road) : []), [road])
  const forks = useForks(data?.today.day ?? '', attempt)

  return (
    <NightPage
      chapter={attempt.name === 'ended' ? 'dusk' : 'predawn'}
      day={attempt.day}
      stones={stones}
      fire="left"
      isLoading={!isError && (!data || left === null)}
      header={
        <CampHeader
          title="Daily road"
          description="The same road for everybody, once a day: all walkers meet the same four paths."
          path={SCREEN_PATHS.daily}
          picture={GAME_PICTURE}
        />
      }
    >
      {data && left !== null ? (
        <main className={columnClass(cx(styles.page, forks.length > 0 && styles.withForks))}>
          <Attempt today={data} attempt={attempt} left={left} stones={stones} forks={forks} />
          {forks.length > 0 && <ForkList forks={forks} />}
          <RoadBoard key={data.today.day} today={data} attempt={attempt} />
          <Streak today={data} />
        </main>
      ) : (
        <main className={columnClass(styles.page)}>
          <section className={slabClass(troubleClass)}>
            {isError ? (
              <>
                <p role="alert">The road is out of sight just now. It is still there.</p>
                <Button aria-disabled={isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              </>
            ) : (
              <>
                <Status className="with-scripts">Looking down the road…</Status>
                <NeedsScripts what="The daily road" />
              </>
            )}
          </section>
        </main>
      )}
    </NightPage>
  )
}

const LAST_DAYS = 7

const daysUpTo = (today: string): readonly string[] =>
  Array.from({ length: LAST_DAYS }, (_, at) => addDays(today, at + 1 - LAST_DAYS))

/** A road counts only if its run ended before the road closed. */
function Streak({ today }: { today: Today }) {
  const { you } = today
  const { day } = today.today
  const isWalked = you?.walked.includes(day) === true

  return (
    <section className={slabClass(styles.streak)} aria-labelledby="streak">
      <h2 id="streak" className={kickerClass}>
        Streak
      </h2>
      {you ? (
        <>
          <p className={styles.count}>{plural(you.streak, 'day')}</p>
          <ol className={styles.lamps}>
            {daysUpTo(day).map((at) => (
              <li key={at} data-lit={you.walked.includes(at)}>
                <Drawing src={lantern} />
                <span>{weekdayOf(at)}</span>
                <span className="visually-hidden">
                  {you.walked.includes(at) ? ' walked' : ' not walked'}
                </span>
              </li>
            ))}
          </ol>
          <p className={cx('quiet', styles.small)}>{lampWords(isWalked, you)}</p>
        </>
      ) : (
        <p>Log in to light a lamp for each day you walk the road.</p>
      )}
    </section>
  )
}

function lampWords(isWalked: boolean, { streak, attempt }: NonNullable<Today['you']>): string {
  if (attempt?.givenUp) return 'Today’s lamp stays dark. Tomorrow has its own.'
  if (!isWalked) return 'Today’s lamp is filled and waiting.'
  return streak === 1 ? 'The first lamp is lit. They like company.' : 'Today’s lamp is lit.'
}
