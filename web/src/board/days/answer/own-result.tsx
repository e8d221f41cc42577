import { use } from 'react'
import { Link } from 'wouter'
import type { RoundSolution } from '@fable/contract'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { ScreenDataContext } from '../../../lib/screen-data.ts'
import { useUser } from '../../../lib/session.ts'
import { withCommas } from '../../../lib/words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Share } from '../../../ui/share.tsx'
import { Fires } from '../../rounds/fires.tsx'
import { useOwnWith } from '../../rounds/own.ts'
import { shareTextOf } from '../../rounds/round-texts.ts'
import { durationOf } from '../hours-left.ts'
import { KeepDays } from '../keep-days.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from '../round.module.css'

export function Tally({
  solution: { tally },
  isToday,
}: {
  solution: RoundSolution
  isToday: boolean
}) {
  const { found, played } = tally
  if (played === 0) return <p>No one played this round on its day.</p>
  if (played === 1 && isToday) return <p>You’re the first to play today.</p>
  return (
    <div className={styles.tally}>
      <p>
        <span>{isToday ? '' : 'On the day, '}</span>
        <b>{`${withCommas(found)} of ${withCommas(played)}`}</b>
        <span> spotted it</span>
      </p>
      <svg aria-hidden="true">
        <rect width="100%" height="8" rx="4" />
        <rect width={`${(100 * found) / played}%`} height="8" rx="4" />
      </svg>
    </div>
  )
}

export function OwnResult({ day, round, solution, timeLeft, pick, result }: AnswerProps) {
  // The server's HTML does not know the stored results, so this day's result is added.
  const own = useOwnWith(day, result)
  const isToday = round.state === 'open'
  const { origin } = use(ScreenDataContext)
  const sender = useUser()?.username ?? ''

  const shareText = shareTextOf({
    ...own,
    day: day.day,
    result,
    tally: solution.tally,
    sealed: day.next?.said && day.next.sentence,
    sender,
    origin,
  })

  return (
    <>
      {isToday && <Fires own={own} today={day.day} isFresh={pick !== null} />}
      <div className={styles.share}>
        <p className={styles.copy}>{shareText}</p>
        <div className="with-scripts">
          <Share
            data={() => ({ text: shareText })}
            copy="Send to a friend"
            copied="Copied"
            field="Your result, ready to copy"
            isStrong={isToday}
          />
        </div>
      </div>
      {isToday ? (
        <>
          <KeepDays />
          {timeLeft > 0 && (
            <p className={styles.next}>
              New round in <b>{durationOf(timeLeft)}</b>
            </p>
          )}
        </>
      ) : (
        <Link className={buttonClass('strong')} href={SCREEN_PATHS.today}>
          Today’s round →
        </Link>
      )}
    </>
  )
}
