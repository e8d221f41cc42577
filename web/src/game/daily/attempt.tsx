import { describeEnding } from '@fable/engine'
import { roadNumber, SCREEN_PATHS } from '@fable/contract/limits'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { mayWalkToday, type Today } from '../run/today.ts'
import { stripText, type StripCell } from '../run/road-strip.ts'
import { roadWish, type RoadWish } from '../run/road-wish.ts'
import { hasRunToLose } from '../save/saved-game.ts'
import { load } from '../save/store.ts'
import { openPopup } from '../../ui/popups.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { Share } from '../../ui/share.tsx'
import { kickerClass, slabClass } from '../../ui/slab.tsx'
import type { Attempt as AttemptOfToday } from './use-attempt.ts'
import styles from './daily.module.css'
import { Drawing } from '../../ui/drawing.tsx'
import boot from './art/boot.svg?url'
import flame from './art/flame.svg?url'

type Props = { today: Today; attempt: AttemptOfToday }

/** Today's road as the player stands to it: not walked, under way, walked, or not theirs. */
export function Attempt({ today, attempt }: Props) {
  const { day } = today.today
  return (
    <section className={slabClass(styles.state)} aria-labelledby="attempt">
      <p className={kickerClass}>{`Road ${roadNumber(day)} · ${longDayOf(day)}`}</p>
      <h2 id="attempt">
        <span>{titleOf(today, attempt)}</span>
        {attempt.name === 'ended' && <em>{`day ${attempt.day}`}</em>}
      </h2>
      <p>{wordsOf(today, attempt)}</p>
      <Strip cells={attempt.cells} />
      {attempt.name === 'ended' ? (
        <SharedStrip text={stripText(day, attempt.cells, attempt.day)} />
      ) : (
        <Ways today={today} attempt={attempt} />
      )}
      <p className={cx('quiet', styles.small)}>{noteOf(today, attempt)}</p>
      {attempt.name !== 'ended' && (
        <details className={styles.proof}>
          <summary>How nobody can move the road</summary>
          <dl>
            <dt>Today’s road, sealed: the hash of its secret</dt>
            <dd>{today.today.commitment}</dd>
          </dl>
        </details>
      )}
    </section>
  )
}

/** What the road is to the player. A guest has none before there is an account. */
function titleOf(today: Today, { name }: AttemptOfToday): string {
  if (mayWalkToday(today)) return TITLES[name]
  return today.you ? 'Tomorrow’s road is yours' : 'Tomorrow’s road can be yours'
}

/** The result as text, to be shared with the way to the road. */
function SharedStrip({ text }: { text: string }) {
  return (
    <>
      <div className={cx('row', styles.ways)}>
        <Share
          data={() => ({ text: `${text}\n${location.origin}${SCREEN_PATHS.daily}` })}
          copy="Copy it"
          copied="Copied"
          sheet="Share"
          field="The result"
          isStrong
        />
      </div>
      <pre className={styles.text}>{text}</pre>
    </>
  )
}

const TITLES: Record<AttemptOfToday['name'], string> = {
  none: 'Not yet walked',
  open: 'On the road',
  ended: 'Walked: ',
}

const NOTES: Record<AttemptOfToday['name'], string> = {
  none: 'It counts from the first step, and only if it ends by midnight UTC. Closing the window does not uncount it; until then you may come back.',
  open: 'Closing the window changes nothing. A run that has not ended by midnight UTC goes on unranked.',
  ended:
    'A flame for each ten days: the higher, the more health. It gives nothing else away. Runs can be watched after midnight UTC, when the road closes.',
}

const OF_NEWCOMER =
  'It will be listed among the newcomers: your account has not finished a run on a day before today.'

const CLOSED_ROAD = 'Yesterday’s is for its own sake: its secret is known, so it is not ranked.'

const noteOf = ({ you }: Today, { name }: AttemptOfToday): string =>
  name === 'none' && !you?.mayAttempt ? CLOSED_ROAD : NOTES[name]

/** What the player may do, in a sentence. */
function wordsOf({ you }: Today, { name, ending }: AttemptOfToday): string {
  if (name === 'ended') {
    const how = ending ? `${describeEnding(ending)}. ` : ''
    return `${how}One attempt, and that was it.`
  }
  if (name === 'open') return 'It waits where you stopped. It is good at waiting, until midnight.'
  if (!you) {
    return 'With an account you have one attempt a day from tomorrow on. Today’s is for accounts from before today, or strangers would scout it. Yesterday’s is open to everybody.'
  }
  if (!you.mayAttempt) {
    return 'Your account is younger than this road. Tomorrow’s is yours; yesterday’s is open now.'
  }
  const note = you.newcomer ? ` ${OF_NEWCOMER}` : ''
  return `Everybody meets the same road today. Decide the same and you get the same. You have one attempt.${note}`
}

/** The id of the run on the road of a day that is open in this browser. */
function openRunOn(day: string): string | undefined {
  const { game } = load()
  return game.run?.road?.day === day && hasRunToLose(game) ? game.run.id : undefined
}

/** The roads that can be walked now. */
function Ways({ today, attempt }: Props) {
  const [, navigate] = useLocation()
  const walk = (wish: RoadWish) => {
    roadWish.set(wish)
    navigate(SCREEN_PATHS.game)
  }
  const { day: yesterday } = today.yesterday
  const [openRun] = useState(() => openRunOn(yesterday))
  const mayWalk = mayWalkToday(today)
  const runId = attempt.id === undefined ? {} : { runId: attempt.id }
  return (
    <div className={cx('row', styles.ways)}>
      {!today.you && (
        <Button look="strong" onClick={() => openPopup('menu')}>
          Login or create an account
        </Button>
      )}
      {mayWalk && (
        <Button
          look="strong"
          onClick={() => walk({ day: today.today.day, isAttempt: true, ...runId })}
        >
          {attempt.name === 'open' ? 'Go on' : 'Walk it'}
        </Button>
      )}
      {attempt.name === 'none' && (
        <Button
          look={mayWalk || !today.you ? undefined : 'strong'}
          onClick={() =>
            walk({ day: yesterday, isAttempt: false, ...(openRun && { runId: openRun }) })
          }
        >
          {openRun ? 'Go on with yesterday’s' : 'Try yesterday’s'}
        </Button>
      )}
    </div>
  )
}

/** So many heights of a flame (daily.module.css). */
const HEIGHTS = 4

function labelOf(cells: readonly StripCell[]): string {
  const walked = cells.filter(({ kind }) => kind === 'walked').length
  const days = walked === 0 ? 'No ten days walked yet' : `${walked} times ten days walked`
  return cells.some(({ kind }) => kind === 'end') ? `${days}, then the run ended` : days
}

/** A run as ten flames, one for each ten days: the higher, the more health. */
function Strip({ cells }: { cells: readonly StripCell[] }) {
  return (
    <div role="img" aria-label={labelOf(cells)}>
      <div className={styles.strip}>
        {cells.map((cell, at) => (
          <span key={at} data-kind={cell.kind}>
            {cell.kind === 'walked' && (
              <span data-height={Math.max(1, Math.ceil(cell.share * HEIGHTS))}>
                <Drawing src={flame} className={styles.flame} />
              </span>
            )}
            {cell.kind === 'end' && <Drawing src={boot} className={styles.boot} />}
          </span>
        ))}
      </div>
      <div className={styles.axis}>
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </div>
    </div>
  )
}
