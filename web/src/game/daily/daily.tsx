import { addDays, SCREEN_PATHS, roadNumber } from '@fable/contract/limits'
import { useTimeLeft, useToday, type Today, durationWords } from '../run/today.ts'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { weekdayOf } from '../../lib/dates.ts'
import { GAME_PICTURE } from '../../lib/head.tsx'
import { Button } from '../../ui/button.tsx'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { slabClass, troubleClass, kickerClass } from '../../ui/slab.tsx'
import { Attempt } from './attempt.tsx'
import { RoadBoard } from './road-board.tsx'
import { useAttempt } from './use-attempt.ts'
import { Status } from '../../ui/status.tsx'
import styles from './daily.module.css'
import { cx } from '../../lib/cx.ts'
import { Drawing } from '../../ui/drawing.tsx'
import lantern from './art/lantern.svg?url'
import { plural } from '../../lib/words.ts'

/** The daily road: the player's single attempt, the other players, and the streak. */
export default function Daily() {
  const { data, isError, isFetching, refetch } = useToday()
  const left = useTimeLeft()
  const attempt = useAttempt(data)
  return (
    <NightPage
      chapter={attempt.name === 'ended' ? 'dusk' : 'predawn'}
      day={attempt.day}
      fire="left"
      isLoading={!isError && (!data || left === null)}
      header={
        <CampHeader
          title="Daily road"
          description="The same road for everybody, once a day. The same decisions lead to the same results."
          path={SCREEN_PATHS.daily}
          picture={GAME_PICTURE}
        />
      }
    >
      {data && left !== null ? (
        <main className={columnClass(styles.page)}>
          <Attempt today={data} attempt={attempt} />
          <RoadBoard key={data.today.day} today={data} attempt={attempt} />
          <Streak today={data} left={left} />
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

/** Returns the last days up to today, oldest first, as YYYY-MM-DD. */
const daysUpTo = (today: string): readonly string[] =>
  Array.from({ length: LAST_DAYS }, (_, at) => addDays(today, at + 1 - LAST_DAYS))

/**
 * The player's streak: on how many days in a row they walked the road in time. Below it is the time until the road
 * closes.
 */
function Streak({ today, left }: { today: Today; left: number }) {
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
          <p className={cx('quiet', styles.small)}>{lampWords(isWalked, you.streak)}</p>
        </>
      ) : (
        <p>Log in to light a lamp for each day you walk the road.</p>
      )}
      <p className={styles.closing}>
        <span>{waitWords(today, isWalked)}</span>
        <b>{durationWords(left)}</b>.
      </p>
    </section>
  )
}

/** Returns the words beside the countdown to midnight. */
function waitWords(today: Today, isWalked: boolean): string {
  const next = roadNumber(today.today.day) + 1
  return isWalked ? `Road ${next} opens in ` : 'This road closes in '
}

function lampWords(isWalked: boolean, streak: number): string {
  if (!isWalked) return 'Today’s lamp is filled and waiting.'
  return streak === 1 ? 'The first lamp is lit. They like company.' : 'Today’s lamp is lit.'
}
