import { useEffect, useRef } from 'react'
import { PICKED_BEFORE } from '@fable/contract/limits'
import { cx } from '../../../lib/cx.ts'
import { longDayOf } from '../../../lib/long-dates.ts'
import { useUser } from '../../../lib/session.ts'
import { isFound, isLate, verdictOf } from '../../rounds/round-texts.ts'
import { PLAYED_ELSEWHERE } from '../../rounds/waiting-picks.ts'
import { BrokenSeal } from '../seals/broken-seal.tsx'
import { SealedCard } from '../seals/sealed-card.tsx'
import { Unplayed } from '../unplayed.tsx'
import type { AnswerProps, OwnPick } from './answer-props.ts'
import { Fable } from './fable.tsx'
import { OwnResult, Tally } from './own-result.tsx'
import { Truths } from './truths.tsx'
import styles from '../round.module.css'

export function RoundAnswer(props: AnswerProps) {
  const { day, round, solution, result, pick } = props
  const isFresh = pick !== null
  const isElsewhere = useIsElsewhere(pick)
  const title = useRef<HTMLHeadingElement>(null)

  // The pressed card is gone. The focus moves to the answer, so that a screen reader announces the result once.
  useEffect(() => {
    if (!isFresh) return
    window.scrollTo({ top: 0 })
    title.current?.focus()
  }, [isFresh])

  return (
    <div className={styles.said}>
      <header>
        <p className={cx('row quiet', styles.label)}>
          <b>Fact or Fable?</b> <time dateTime={day.day}>{longDayOf(day.day)}</time>
        </p>
        <h2 ref={title} tabIndex={-1} className={cx(styles.verdict, isFound(result) && styles.won)}>
          {verdictOf(result)}
        </h2>
        {isElsewhere && <p className={styles.elsewhere}>{PLAYED_ELSEWHERE}</p>}
      </header>
      <div className={styles.sentences}>
        <Fable {...props} />
        <BrokenSeal day={day} round={round} solution={solution} result={result} />
        <Truths round={round} solution={solution} />
      </div>
      <div className={styles.side}>
        <SealedCard day={day} />
        <aside className={styles.panel} aria-label="Your days">
          <Tally solution={solution} isToday={round.state === 'open'} />
          {isLate(result) && <p className={styles.next}>Played late: no fire, and no day lost.</p>}
          <OwnResult {...props} />
        </aside>
        {isLate(result) && <Unplayed day={day.day} />}
      </div>
    </div>
  )
}

// True if the account made its first pick in another browser. The pick in this browser then changed nothing.
function useIsElsewhere(pick: OwnPick | null): boolean {
  const user = useUser()
  if (!user) return false
  return pick ? !pick.isFirst : window.location.hash === PICKED_BEFORE
}
