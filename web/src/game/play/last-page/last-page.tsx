import { roadNumber, runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { describeEnding, type CharacterId, type Ending } from '@fable/engine'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { characterPicture } from '../../../scenery/cast/pictures.ts'
import { addedBy, type Ledger } from '../../ledger/ledger.ts'
import { isKept, WAGER_TEXTS } from '../../ledger/wagers.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { goalOf } from './goals.ts'
import { HealthLine } from './health-line.tsx'
import styles from './last-page.module.css'
import { lessonOf } from './lessons.ts'
import { WrittenDown } from './written-down.tsx'
import { plural } from '../../../lib/words.ts'

type Props = {
  ending: SeenEnding
  run: Pick<Run, 'id' | 'road' | 'story' | 'wager'>
  ledger: Ledger
  /** The most days of the runs before; null when there was none. */
  best: number | null
}

/** Who is pictured: the killer, or Marlowe in his good coat. */
const portraitOf = ({ killer }: Ending): CharacterId => killer ?? 'marlowe'

/** What was reached, in a few words each. */
function deedsOf({ ending, run: { road, story, wager }, best }: Props): readonly string[] {
  const { rank, daysSurvived, kills, bestHit, gold } = ending
  const place = road ? `road ${roadNumber(road.day)} so far` : 'all runs'
  return [
    ...(rank === undefined || daysSurvived === 0 ? [] : [`Number ${rank} of ${place}`]),
    ...(best !== null && daysSurvived > best ? ['Your best run yet'] : []),
    ...(wager
      ? [
          `Wager ${isKept(wager, story.tally, ending) ? 'kept' : 'lost'}: ${WAGER_TEXTS[wager].title}`,
        ]
      : []),
    `${plural(kills, 'foe')} defeated, best hit ${bestHit}, ${gold} gold left`,
    ...(story.perfect.best > 1 ? [`${story.perfect.best} perfect stops in a row`] : []),
  ]
}

/**
 * The last page of a run: what it teaches, its health turn by turn, who ended it, and what is near. Days and verdict
 * stand in the console above.
 */
export default function LastPage(props: Props) {
  const { ending, run, ledger, best } = props
  const section = useRef<HTMLElement>(null)
  // The button that has opened it is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  const { road, story } = run
  const isRecorded = ledger.run.id === run.id && ledger.run.from === 0
  const lesson = lessonOf({ ending, story, run: isRecorded ? ledger.run : null })
  return (
    <section ref={section} className={styles.page} aria-label="Last page" tabIndex={-1}>
      <div className={styles.told}>
        {lesson && <p className={styles.lesson}>{lesson}</p>}
        <HealthLine ending={ending} story={story} />
        <p className={styles.goal}>
          {goalOf({ ledger, day: ending.daysSurvived, best: best ?? 0 })}
        </p>
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
        </div>
        <WrittenDown added={addedBy(ledger, run.id)} />
        <p>
          {road && <Link href={SCREEN_PATHS.daily}>The daily road, and who is ahead</Link>}{' '}
          {ending.rankedId && <Link href={runPath(ending.rankedId)}>Watch it again</Link>}
        </p>
      </div>
    </section>
  )
}
