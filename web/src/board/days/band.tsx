import { use } from 'react'
import type { Day } from '@fable/contract'
import { SCREEN_PATHS, type RoundResult } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import { useUser } from '../../lib/session.ts'
import flames from '../../scenery/art/flames.svg?url'
import hearth from '../../scenery/art/hearth.svg?url'
import { Drawing } from '../../ui/drawing.tsx'
import { Share } from '../../ui/share.tsx'
import { Fires } from '../rounds/fires.tsx'
import { useOwn } from '../rounds/own.ts'
import { fractionOf, isFound, shareTextOf, verdictOf } from '../rounds/round-texts.ts'
import { useDay } from './day-queries.ts'
import { TODAY } from './fetched-days.ts'
import { durationOf } from './hours-left.ts'
import { SealedCard } from './seals/sealed-card.tsx'
import { useTimeLeft } from './time-left.ts'
import styles from './band.module.css'
import heroStyles from './hero.module.css'

export default function Band({ day: today }: { day: string }) {
  const own = useOwn()
  const { data, isPending } = useDay(TODAY, true)
  const result = own.results[today]
  if (!result) return null
  const day = data?.day === today ? data : undefined
  // A seal that was right also lights a fire.
  const isLit = isFound(result) || own.seals[today] === 'right'

  return (
    <div className={isPending ? heroStyles.room : styles.whole}>
      <section
        className={cx(styles.band, isLit ? styles.lit : styles.cold)}
        aria-label="Your round"
      >
        <span className={styles.hearth}>
          <Drawing src={hearth} />
          {isLit && <Drawing src={flames} />}
        </span>
        <div>
          <h2>{verdictOf(result)}</h2>
          <p className={styles.said}>
            <span>{day ? `${saidOf(day)} ` : ''}</span>
            <a href={SCREEN_PATHS.today}>See why</a>
          </p>
        </div>
        <div className={styles.days}>
          <Fires own={own} today={today} />
        </div>
        {day && <Acts day={day} result={result} />}
      </section>
      {day && <SealedCard day={day} />}
    </div>
  )
}

function saidOf({ round }: Day): string {
  if (!round?.solution) return ''
  const { fable, tally } = round.solution
  const share = fractionOf(tally.found, tally.played)
  return `Number ${fable.place} was the fable.${share ? ` ${share} spotted it.` : ''}`
}

function Acts({ day, result }: { day: Day; result: RoundResult }) {
  const own = useOwn()
  const { origin } = use(ScreenDataContext)
  const sender = useUser()?.username ?? ''
  const timeLeft = useTimeLeft(day)
  const tally = day.round?.solution?.tally
  if (!tally) return null
  const sealed = day.next?.said && day.next.sentence
  const text = () => shareTextOf({ ...own, day: day.day, result, tally, sealed, sender, origin })

  return (
    <div className={styles.acts}>
      {timeLeft > 0 && (
        <p>
          <span>New round in </span>
          <b>{durationOf(timeLeft)}</b>
        </p>
      )}
      <Share
        data={() => ({ text: text() })}
        copy="Share"
        copied="Copied"
        field="Your result, ready to copy"
        isStrong={isFound(result)}
      />
    </div>
  )
}
