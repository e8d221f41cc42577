import { roadNumber, runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { describeEnding, verdictOf, type CharacterId, type Ending } from '@fable/engine'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { characterPicture } from '../../../scenery/cast/pictures.ts'
import type { EntryKey } from '../../ledger/entries.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { RunStory } from '../../save/run-story.ts'
import type { Road } from '../../save/game-variables.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { HealthLine } from './health-line.tsx'
import styles from './last-page.module.css'
import { WrittenDown } from './written-down.tsx'

type Props = {
  ending: SeenEnding
  playerName: string
  /** The daily road that it was played on. */
  road?: Road | undefined
  story: RunStory
  ledger: Ledger
  /** What the run was the first to add to the ledger. */
  added: readonly EntryKey[]
  /** It went further than every run before it. */
  isBest: boolean
}

const plural = (count: number, noun: string) => `${String(count)} ${noun}${count === 1 ? '' : 's'}`

/** Who is pictured: the killer, or Marlowe in his good coat. */
const portraitOf = ({ killer }: Ending): CharacterId => killer ?? 'marlowe'

/** What was reached, in a few words each. */
function deedsOf({ ending, road, story, isBest }: Props): readonly string[] {
  const { rank, daysSurvived, kills, bestHit, gold } = ending
  const place = road ? `road ${String(roadNumber(road.day))} so far` : 'all runs'
  return [
    ...(rank === undefined || daysSurvived === 0 ? [] : [`Number ${String(rank)} of ${place}`]),
    ...(isBest ? ['Your best run yet'] : []),
    `${plural(kills, 'foe')} defeated, best hit ${String(bestHit)}, ${String(gold)} gold left`,
    ...(story.perfect.best > 1 ? [`${String(story.perfect.best)} perfect stops in a row`] : []),
  ]
}

/** The last page of a run: Marlowe's verdict, the run's health by day, who ended it and what it came to. */
export default function LastPage(props: Props) {
  const { ending, playerName, road, story, ledger, added } = props
  const section = useRef<HTMLElement>(null)
  // The button that has opened it is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  const isDeath = ending.cause === 'death'
  return (
    <section ref={section} className={styles.page} aria-label="Last page" tabIndex={-1}>
      <div className={styles.verdict}>
        <p className={styles.kicker}>
          {`${playerName || 'Somebody'} · ${plural(ending.daysSurvived, 'day')}`}
        </p>
        <blockquote>{`“${verdictOf(ending)}”`}</blockquote>
        <HealthLine {...story} isDeath={isDeath} />
      </div>
      <div className={styles.end}>
        <img className={styles.portrait} src={characterPicture(portraitOf(ending))} alt="" />
        <div>
          <h2>{describeEnding(ending)}</h2>
          <ul>
            {deedsOf(props).map((deed) => (
              <li key={deed}>{deed}</li>
            ))}
          </ul>
          <WrittenDown ledger={ledger} added={added} day={ending.daysSurvived} />
          {road && <Link href={SCREEN_PATHS.daily}>The daily road, and who is ahead</Link>}{' '}
          {ending.rankedId && <Link href={runPath(ending.rankedId)}>Watch it again</Link>}
        </div>
      </div>
    </section>
  )
}
