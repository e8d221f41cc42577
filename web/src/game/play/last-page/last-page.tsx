import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { roadNumber, runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { describeEnding, type CharacterId, type Ending } from '@fable/engine'
import { PATH_NAMES } from '@fable/engine/content'
import { cx } from '../../../lib/cx.ts'
import { plural } from '../../../lib/words.ts'
import { characterPicture } from '../../../scenery/cast/pictures.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { flamesText } from '../../lanterns/texts.ts'
import { addedBy } from '../../ledger/ledger.ts'
import { fogOf, type Fog } from '../../run/fog.ts'
import { PATHS } from '../../stage/path-kinds.ts'
import { goalOf } from './goals.ts'
import { HealthLine } from './health-line.tsx'
import type { LastPageProps } from './last-page-props.ts'
import { lessonOf } from './lessons.ts'
import { newsOf, type News } from './news.ts'
import { Offer, Owner } from './owner.tsx'
import { WonPage } from './won-page.tsx'
import paper from '../paper.module.css'
import styles from './last-page.module.css'
import won from './won-page.module.css'

const portraitOf = ({ killer }: Ending): CharacterId => killer ?? 'marlowe'

/** The page after the end of a run, below the console with the last lines. */
export default function LastPage(props: LastPageProps) {
  const isWon = props.ending.cause === 'hundred'
  const section = useRef<HTMLElement>(null)
  // The button that opened this page had the focus and is no longer there.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={section}
      className={cx(paper.page, isWon ? won.page : styles.page)}
      aria-label="Last page"
      tabIndex={-1}
      data-paper
      data-last-page
    >
      {isWon ? <WonPage {...props} /> : <LostPage {...props} />}
    </section>
  )
}

function LostPage(props: LastPageProps) {
  const { ending, run, ledger, best, shelf, claim } = props
  const { road, story } = run
  const lesson = lessonOf({ ending, story })
  const isOwnPath = story.path?.kind === 'enemy'
  const fog = isOwnPath ? fogOf(run) : null
  // The next Start continues the run on the shelf, so a goal for a new run would not fit.
  const goal = shelf ? null : goalOf({ ending, story, ledger, best: best ?? 0 })
  const news = newsOf(addedBy(ledger, run.id))

  return (
    <>
      <div className={styles.verdict}>
        <div className={styles.end}>
          <img className={styles.portrait} src={characterPicture(portraitOf(ending))} alt="" />
          <div>
            <h2 className={paper.kicker}>{describeEnding(ending)}</h2>
            {lesson && <p className={styles.lesson}>{lesson.sentence}</p>}
          </div>
        </div>
        {fog && <Beside fog={fog} />}
      </div>
      <div className={styles.numbers}>
        <HealthLine ending={ending} story={story} />
        <ul className={styles.figures}>
          {figuresOf(props).map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
      </div>
      {goal && (
        <p className={styles.goal}>
          <i aria-hidden="true">?</i>
          <span>
            <b>{`${goal.what}:`}</b> <span>{goal.todo}</span>
          </span>
        </p>
      )}
      <Stamps news={news} />
      <div className={styles.more}>
        {claim?.state === 'offered' ? <Offer /> : <Owner claim={claim} />}
        <p>
          <span>{ledgerWords(news.length)}</span>{' '}
          <Link href={SCREEN_PATHS.ledger}>Marlowe’s ledger</Link>
        </p>
        {road && <Link href={SCREEN_PATHS.daily}>The daily road, and who is ahead</Link>}
        {shelf && (
          <span>
            Your run waits on the shelf:{' '}
            <button type="button" onClick={shelf.onBack}>{`back to day ${shelf.day}`}</button>
          </span>
        )}
        {ending.rankedId && <Link href={`${runPath(ending.rankedId)}?play`}>Watch it again</Link>}
      </div>
    </>
  )
}

function Beside({ fog: { path, kinds } }: { fog: Fog }) {
  return (
    <>
      <p className={styles.besideTitle} id="beside">
        Taken by chance. Beside it lay:
      </p>
      <ol className={styles.beside} aria-labelledby="beside">
        {kinds.map((kind, at) => (
          <li key={at} data-tint={PATHS[kind].tint} data-taken={at + 1 === path}>
            <Drawing src={PATHS[kind].picture} />
            <span>{`Path ${at + 1} `}</span>
            <b>{at + 1 === path ? 'yours' : PATH_NAMES[kind]}</b>
          </li>
        ))}
      </ol>
    </>
  )
}

function figuresOf({ ending, run: { road, posts }, best }: LastPageProps): readonly string[] {
  const { rank, daysSurvived, kills, bestHit, gold } = ending
  const place = road ? `road ${roadNumber(road.day)} so far` : 'all runs'
  return [
    ...(rank === undefined || daysSurvived === 0 ? [] : [`Number ${rank} of ${place}`]),
    ...(best !== null && daysSurvived > best ? ['Your best run yet'] : []),
    flamesText(posts),
    `${plural(kills, 'foe')} defeated, best hit ${bestHit}, ${gold} gold left`,
  ].filter((figure) => figure !== null)
}

function Stamps({ news }: { news: readonly News[] }) {
  if (news.length === 0) return null
  return (
    <ul className={styles.written} aria-label="New in the ledger">
      {news.slice(0, SHOWN).map(({ name, what, picture }) => (
        <li key={name + what}>
          <img src={picture} alt="" />
          <span>
            <b>{name}</b> <span>{what}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const SHOWN = 3

const ledgerWords = (additions: number): string =>
  additions === 0 ? 'Nothing new in' : `${additions} new in`
