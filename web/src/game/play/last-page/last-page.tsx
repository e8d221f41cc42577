import { roadNumber, runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { describeEnding, type CharacterId, type Ending, nameOfCharacter } from '@fable/engine'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { characterPicture, goodPicture } from '../../../scenery/cast/pictures.ts'
import { addedBy, type Ledger } from '../../ledger/ledger.ts'
import { isKept, OFFERED_WAGERS, type OfferedWager, WAGER_TEXTS } from '../../ledger/wagers.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { goalOf } from './goals.ts'
import { HealthLine } from './health-line.tsx'
import { cx } from '../../../lib/cx.ts'
import styles from './last-page.module.css'
import { lessonOf } from './lessons.ts'
import { plural } from '../../../lib/words.ts'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { answerIn, DEED_IDS, WAYS, type EntryKey } from '../../ledger/entries.ts'
import { DEED_TEXTS, WAY_TEXTS } from '../../ledger/ledger-texts.ts'

type Props = {
  ending: SeenEnding
  run: Pick<Run, 'id' | 'road' | 'story' | 'wager'>
  ledger: Ledger
  /** The most days of the runs before; null when there was none. */
  best: number | null
}

/** Who is pictured: the killer, or Marlowe in his good coat. */
const portraitOf = ({ killer }: Ending): CharacterId => killer ?? 'marlowe'

/** How a wager ended, and of a lost one what it asked. */
const wagerText = (wager: OfferedWager, hasKept: boolean): string =>
  hasKept
    ? `Wager kept: ${WAGER_TEXTS[wager].title}`
    : `Wager lost: ${WAGER_TEXTS[wager].title}. ${WAGER_TEXTS[wager].terms}`

/** What was reached, in a few words each. */
function deedsOf({ ending, run: { road, story, wager }, best }: Props): readonly string[] {
  const { rank, daysSurvived, kills, bestHit, gold } = ending
  const place = road ? `road ${roadNumber(road.day)} so far` : 'all runs'
  return [
    ...(rank === undefined || daysSurvived === 0 ? [] : [`Number ${rank} of ${place}`]),
    ...(best !== null && daysSurvived > best ? ['Your best run yet'] : []),
    ...(wager ? [wagerText(wager, isKept(wager, story, ending))] : []),
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
  const lesson = lessonOf({ ending, story })
  const goal = goalOf({ ledger, day: ending.daysSurvived, best: best ?? 0 })
  return (
    <section
      ref={section}
      className={styles.page}
      aria-label="Last page"
      tabIndex={-1}
      data-last-page
    >
      <div className={styles.told}>
        {lesson && <p className={styles.lesson}>{lesson.sentence}</p>}
        <HealthLine ending={ending} story={story} />
        {goal && (
          <p className={styles.goal}>
            <b>{goal.what}:</b> {goal.todo}
          </p>
        )}
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

/** So many are shown, the others counted. */
const SHOWN = 3

type Entry = { readonly name: string; readonly picture: string }

/**
 * What was added, the rarest kinds first: as much as the book's total has gained. A foe counts when it is met
 * first; to fell it later adds nothing.
 */
function entriesOf(added: readonly EntryKey[]): readonly Entry[] {
  const isAdded = (key: EntryKey) => added.includes(key)
  return [
    ...OFFERED_WAGERS.filter((id) => isAdded(`wager/${id}`)).map((id) => ({
      name: `“${WAGER_TEXTS[id].title}”`,
      picture: characterPicture('marlowe'),
    })),
    ...DEED_IDS.filter((id) => isAdded(`deed/${id}`)).map((id) => ({
      name: `“${DEED_TEXTS[id].title}”`,
      picture: characterPicture('marlowe'),
    })),
    ...[...BOSSES, ...ENEMIES]
      .filter(({ id }) => isAdded(`met/${id}`))
      .map(({ id }) => ({
        name: nameOfCharacter(id) + (isAdded(`felled/${id}`) ? ', felled' : ''),
        picture: characterPicture(id),
      })),
    ...OPPORTUNITIES.flatMap(({ id, title }) =>
      OUTCOME_NAMES.filter((name) => isAdded(`told/${id}/${name}`)).map((name) => ({
        name: `${title}, ${answerIn(name)}`,
        picture: characterPicture(id),
      })),
    ),
    ...GOODS.filter(({ id }) => isAdded(`good/${id}`)).map(({ id, name }) => ({
      name,
      picture: goodPicture(id),
    })),
    ...WAYS.filter((id) => isAdded(`end/${id}`)).map((id) => ({
      name: WAY_TEXTS[id].title,
      picture: characterPicture('adventurer'),
    })),
  ]
}

/** What this run has added to Marlowe's ledger: three with their pictures, and the way to the others. */
function WrittenDown({ added }: { added: readonly EntryKey[] }) {
  const entries = entriesOf(added)
  const others = entries.length - SHOWN
  return (
    <div className={cx('row', styles.written)}>
      {entries.length > 0 && (
        <ul className="row" aria-label="New in the ledger">
          {entries.slice(0, SHOWN).map(({ name, picture }) => (
            <li key={name}>
              <img src={picture} alt="" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <p>
        {entries.length === 0 && 'Nothing new in '}
        {entries.length > 0 && others <= 0 && 'New in '}
        {others > 0 && `And ${others} more in `}
        <Link href={SCREEN_PATHS.ledger}>Marlowe’s ledger</Link>.
      </p>
    </div>
  )
}
