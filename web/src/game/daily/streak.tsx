import { roadNumber } from '@fable/contract/limits'
import { durationWords, mayWalkToday, type Today } from '../run/today.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { cx } from '../../lib/cx.ts'
import { kickerClass, slabClass } from '../../ui/slab.tsx'
import lantern from './art/lantern.svg?url'
import styles from './daily.module.css'
import { plural } from '../../lib/words.ts'

const LAST_DAYS = 7
const DAY_MS = 86_400_000

const weekdayOf = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** The days up to today, oldest first, as YYYY-MM-DD. */
const daysUpTo = (today: string): readonly string[] =>
  Array.from({ length: LAST_DAYS }, (_, at) =>
    new Date(Date.parse(today) - (LAST_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )

/** The days in a row on which the player has walked the road in time, and when this one closes. */
export function Streak({ today, left }: { today: Today; left: number }) {
  const { you } = today
  const { day } = today.today
  const isWalked = you?.walked.includes(day) === true
  return (
    <section className={slabClass()} aria-labelledby="streak">
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
                {weekdayOf.format(Date.parse(at))}
                <span className="visually-hidden">
                  {you.walked.includes(at) ? ' walked' : ' not walked'}
                </span>
              </li>
            ))}
          </ol>
          <p className={cx('quiet', styles.small)}>
            {mayWalkToday(today) ? lampWords(isWalked, you.streak) : TOO_NEW}
          </p>
        </>
      ) : (
        <p>Lamps are lit for those who sign in. One a day.</p>
      )}
      <p className={styles.closing}>
        {waitWords(today, isWalked)}
        <b>{durationWords(left)}</b>.
      </p>
    </section>
  )
}

const TOO_NEW = 'Your first lamp hangs on tomorrow’s road. Today’s is for older feet.'

/** What the countdown to midnight leads to. */
function waitWords(today: Today, isWalked: boolean): string {
  if (today.you && !mayWalkToday(today)) return 'Your first road opens in '
  const next = roadNumber(today.today.day) + 1
  return isWalked ? `Road ${next} opens in ` : 'This road closes in '
}

function lampWords(isWalked: boolean, streak: number): string {
  if (!isWalked) return 'Today’s lamp is filled and waiting.'
  return streak === 1 ? 'The first lamp is lit. They like company.' : 'Today’s lamp is lit.'
}
