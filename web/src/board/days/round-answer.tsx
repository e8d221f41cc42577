import { use, useEffect, useRef } from 'react'
import type { Day, Round, RoundSolution } from '@fable/contract'
import { sourceDomain, type RoundResult } from '@fable/contract/limits'
import { Character } from '../../scenery/cast/character.tsx'
import { Share } from '../../ui/share.tsx'
import { cx } from '../../lib/cx.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import { FactCard } from '../card/fact-body.tsx'
import { Fires } from './fires.tsx'
import { knownResult, useResults } from './results.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { grouped, remarkOf, shareTextOf, verdictOf } from './round-texts.ts'
import { durationOf } from './time-left.ts'
import styles from './round.module.css'

type Props = {
  day: Day
  round: Round
  solution: RoundSolution
  /** How long the day still lasts, in milliseconds. */
  timeLeft: number
  /** The choice was made just now, on this page. */
  isFresh: boolean
}

type FableProps = Pick<Props, 'day' | 'round' | 'solution'> & {
  result: RoundResult | null
}

/** The fable with its stamp, what is true, and what Marlowe says of it. */
function Fable({ day, round, solution, result }: FableProps) {
  const { place, text, truth, source } = solution.fable
  const label = round.chosen === place ? 'Your pick' : 'It was this one'
  return (
    <article className={styles.night} aria-label="The fable">
      <div className={styles.top}>
        <p>
          <span className={styles.key}>{place}</span> <span>{label}</span>
        </p>
        <span className={styles.stamp}>FABLE</span>
      </div>
      <blockquote dir="auto">{text}</blockquote>
      <p className={styles.truth} dir="auto">
        {truth}
      </p>
      <p className={styles.source}>
        <a href={source} target="_blank" rel="noopener noreferrer nofollow ugc">
          <span>(Source)</span> <bdi>{sourceDomain(source)}</bdi>
        </a>
      </p>
      <div className={styles.says}>
        <Character id="marlowe" className={styles.marlowe} />
        <p>{remarkOf(day.day, result)}</p>
      </div>
    </article>
  )
}

/** How many found it, as a bar and in numbers. */
function Tally({ solution: { tally }, isToday }: { solution: RoundSolution; isToday: boolean }) {
  const { found, played } = tally
  if (played === 0) return <p>Nobody has played this round.</p>
  return (
    <div className={styles.tally}>
      <p>
        <b>{`${grouped(found)} of ${grouped(played)}`}</b>
        <br />
        <span>{`found it${isToday ? ' today' : ''}`}</span>
      </p>
      <svg aria-hidden="true">
        <rect width="100%" height="8" rx="4" />
        <rect width={`${(100 * found) / played}%`} height="8" rx="4" />
      </svg>
    </div>
  )
}

type OwnProps = Omit<Props, 'solution'> & {
  result: RoundResult
}

/** The streak of this browser, the text to share, and when there is another round. */
function OwnResult({ day, round, timeLeft, isFresh, result }: OwnProps) {
  const stored = useResults()
  // In the server's HTML nothing is stored yet.
  const results = { ...stored, [day.day]: result }
  const isToday = round.state === 'open'
  const { origin } = use(ScreenDataContext)
  const shareText = shareTextOf({ day: day.day, result, results, origin })
  return (
    <>
      {isToday && <Fires results={results} today={day.day} isFresh={isFresh} />}
      <div className={cx('with-scripts', styles.share)}>
        <Share
          data={() => ({ text: shareText })}
          copy="Share"
          copied="Copied"
          field="Your result, to be copied"
          isStrong
        />
      </div>
      <p className={styles.copy}>{shareText}</p>
      {isToday && (
        <p className={styles.next}>
          Next in <b>{durationOf(timeLeft)}</b>
        </p>
      )}
    </>
  )
}

/** What is true and what is not: after the choice, and of every day that has ended. */
export function RoundAnswer(props: Props) {
  const { day, round, solution, isFresh } = props
  const result = knownResult(useResults(), day)
  const isWhole = solution.facts.every(({ fact }) => fact !== null)
  const title = useRef<HTMLHeadingElement>(null)
  // The card that was pressed is gone. A screen reader hears the result here, once.
  useEffect(() => {
    if (!isFresh) return
    window.scrollTo({ top: 0 })
    title.current?.focus()
  }, [isFresh])
  return (
    <div className={styles.said}>
      <header>
        <p className={styles.label}>
          <b>Fact or Fable?</b> <time dateTime={day.day}>{longDayOf(day.day)}</time>
        </p>
        <h2 ref={title} tabIndex={-1} className={styles.verdict}>
          {verdictOf(result)}
        </h2>
      </header>
      <Fable {...props} result={result} />
      <aside className={styles.panel} aria-label="The result">
        <Tally solution={solution} isToday={round.state === 'open'} />
        {result && <OwnResult {...props} result={result} />}
      </aside>
      <section className={styles.facts} aria-labelledby="true-ones">
        <h3 id="true-ones">{isWhole ? 'The other two are true' : 'The other one is true'}</h3>
        <ul>
          {solution.facts.map(({ place, fact }) =>
            fact ? (
              <FactCard
                key={place}
                fact={fact}
                place="wide"
                label={place === round.chosen && <p>You picked this one. It is true.</p>}
                isTinted
              />
            ) : (
              <li key={place} className={styles.gone}>
                This one was taken off the list.
              </li>
            ),
          )}
        </ul>
      </section>
    </div>
  )
}
