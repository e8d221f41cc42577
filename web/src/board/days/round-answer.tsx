import { use, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Day, FactDetails, Round, RoundSolution } from '@fable/contract'
import {
  factPath,
  PICKED_BEFORE,
  SCREEN_PATHS,
  sourceDomain,
  type RoundResult,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { ScreenDataContext } from '../../lib/screen-data.ts'
import { useUser } from '../../lib/session.ts'
import { withCommas } from '../../lib/words.ts'
import flames from '../../scenery/art/flames.svg?url'
import hearth from '../../scenery/art/hearth.svg?url'
import { Character } from '../../scenery/cast/character.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Share } from '../../ui/share.tsx'
import { FactCard } from '../card/fact-body.tsx'
import { HowCome } from '../card/how-come.tsx'
import { shortDomain, SourceLink } from '../card/source-link.tsx'
import { useVotes, VoteButtons } from '../card/vote-buttons.tsx'
import { Fires } from '../rounds/fires.tsx'
import { useOwnWith } from '../rounds/own.ts'
import {
  fireTextOf,
  isFound,
  isLate,
  picksText,
  remarkOf,
  shareTextOf,
  verdictOf,
} from '../rounds/round-texts.ts'
import { PLAYED_ELSEWHERE } from '../rounds/waiting-picks.ts'
import { durationOf } from './hours-left.ts'
import { KeepDays } from './keep-days.tsx'
import { BrokenSeal } from './seals/broken-seal.tsx'
import { SealedCard } from './seals/sealed-card.tsx'
import { Unplayed } from './unplayed.tsx'
import factStyles from '../card/fact.module.css'
import styles from './round.module.css'

export type OwnPick = {
  /** False if the visitor had picked another sentence before. */
  readonly isFirst: boolean
}

type Props = {
  day: Day
  round: Round
  solution: RoundSolution
  result: RoundResult
  /** Until the next round, in milliseconds. */
  timeLeft: number
  /** Just made on this page; null if there is none. */
  pick: OwnPick | null
}

type PicksProps = Pick<Props, 'round' | 'solution'> & { place: string }

type RoundTruth = RoundSolution['facts'][number]

type TruthProps = Pick<Props, 'round' | 'solution'> & { one: RoundTruth }

const TRUE_TITLES = ['The others', 'The other one is true', 'The other two are true']

export function RoundAnswer(props: Props) {
  const { day, round, solution, result, pick } = props
  const isFresh = pick !== null
  const isElsewhere = useIsElsewhere(pick)
  const title = useRef<HTMLHeadingElement>(null)

  // The pressed card is gone. The focus moves here, so that a screen reader announces the result once.
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

// True if the account made its first pick in another browser, so that the pick here changed nothing.
function useIsElsewhere(pick: OwnPick | null): boolean {
  const user = useUser()
  if (!user) return false
  return pick ? !pick.isFirst : window.location.hash === PICKED_BEFORE
}

function Fable(props: Props) {
  const { round, solution, result, pick } = props
  const { place, text, truth, source } = solution.fable
  const label = round.chosen === place ? 'Your pick' : 'This was the fable'

  return (
    <article
      className={cx(
        styles.night,
        isFound(result) ? styles.found : styles.fooled,
        pick && styles.fresh,
      )}
      aria-label="The fable"
    >
      <div className={cx('row', styles.top)}>
        <p>
          <span className={styles.key}>{place}</span>{' '}
          <span>
            {label}
            <Picks {...props} place={place} />
          </span>
        </p>
        <span className={styles.stamp}>FABLE</span>
      </div>
      <blockquote dir="auto">{text}</blockquote>
      <p className={styles.truth} dir="auto">
        {truth}
      </p>
      <p className={cx('fine', styles.source)}>
        <SourceLink source={source}>{shortDomain(sourceDomain(source))}</SourceLink>
      </p>
      <Scene {...props} />
    </article>
  )
}

/** The two other sentences; those disputed by now are no longer shown as true. */
function Truths({ round, solution }: Pick<Props, 'round' | 'solution'>) {
  const disputed = solution.facts.filter((one) => one.isDisputed)
  const others = solution.facts.filter((one) => !one.isDisputed)
  const count = others.filter(({ truth }) => truth !== null).length

  return (
    <>
      {others.length > 0 && (
        <section className={styles.facts} aria-labelledby="true-ones">
          <h3 id="true-ones">{TRUE_TITLES[count]}</h3>
          <ul>
            {others.map((one) => (
              <Truth key={one.place} one={one} round={round} solution={solution} />
            ))}
          </ul>
        </section>
      )}
      {disputed.length > 0 && (
        <section className={styles.facts} aria-labelledby="disputed-ones">
          <h3 id="disputed-ones">Shown as true, disputed since</h3>
          {disputed.map(({ place, fact }) =>
            fact ? (
              <ul key={place} data-category={fact.category}>
                <FactCard fact={fact} place="wide" />
              </ul>
            ) : null,
          )}
        </section>
      )}
    </>
  )
}

function Tally({ solution: { tally }, isToday }: { solution: RoundSolution; isToday: boolean }) {
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

function OwnResult({ day, round, solution, timeLeft, pick, result }: Props) {
  // The server's HTML has no stored results, so this one is added.
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
        <>
          <Link className={buttonClass('strong')} href={SCREEN_PATHS.today}>
            Today’s round →
          </Link>
        </>
      )}
    </>
  )
}

function Picks({ round, solution, place }: PicksProps) {
  const { picked } = solution.tally
  const all = picked.reduce((sum, count) => sum + count, 0)
  const isFirst = all === 1 && round.state !== 'over'
  if (all === 0 || isFirst) return null
  const count = picked[Number(place) - 1] ?? 0
  const isOwn = round.chosen === place
  const isCounted = round.state !== 'over'
  return <span className={styles.picks}>{picksText({ count, all, isOwn, isCounted })}</span>
}

function Scene({ day, round, result }: Pick<Props, 'day' | 'round' | 'result'>) {
  const own = useOwnWith(day, result)
  const isSealRight = own.seals[day.day] === 'right'

  if (!isFound(result)) {
    return (
      <div className={styles.scene}>
        <Character id="marlowe" className={styles.marlowe} />
        <p className={styles.says}>{remarkOf(day.day)}</p>
        <span className={cx(styles.hearth, isSealRight && styles.burning)}>
          <Drawing src={hearth} />
          {isSealRight && <Drawing src={flames} className={styles.flames} />}
        </span>
      </div>
    )
  }

  const isTwice = result === 'found' && isSealRight
  const [lit, makes] = fireTextOf(own, { day: day.day, state: round.state })

  return (
    <div className={styles.scene}>
      <span className={cx(styles.hearth, isTwice && styles.twice)}>
        <Drawing src={hearth} />
        {isTwice && <Drawing src={flames} className={styles.second} />}
        <Drawing src={flames} className={styles.flames} />
      </span>
      <p className={styles.lit}>
        <span>{lit}</span> <span>{makes}</span>
      </p>
    </div>
  )
}

/** Votes alone do not mark it as disputed here, because it is vouched for. */
function Truth({ one: { place, truth, fact }, ...of }: TruthProps) {
  if (!truth) return <li className={styles.gone}>This one has been taken down.</li>
  const { text, source, domain, howCome } = truth
  const isPicked = place === of.round.chosen
  const isSealed = place === of.round.seal?.place

  return (
    <li className={factStyles.fact} data-place={place}>
      <p className={styles.own}>
        <span>{`Number ${place}${isSealed ? ', your sealed card' : ''}`}</span>
        {isPicked && (
          <>
            <b>{isSealed ? ' and your pick.' : ', your pick.'}</b>
            <span> It’s true.</span>
          </>
        )}
        <Picks {...of} place={place} />
      </p>
      <h4 dir="auto">{fact ? <a href={factPath(fact.id)}>{text}</a> : text}</h4>
      <HowCome text={howCome} />
      <div className={cx('row', factStyles.foot)}>
        <p className={cx('row fine', factStyles.origin)}>
          <SourceLink source={source}>{shortDomain(domain)}</SourceLink>
        </p>
        {fact && <TruthVotes fact={fact} />}
      </div>
    </li>
  )
}

function TruthVotes({ fact }: { fact: FactDetails }) {
  const { counted, shown } = useVotes(fact)
  return <VoteButtons fact={counted} shown={shown} />
}
