import { describeEnding } from '@fable/engine'
import { roadNumber, SCREEN_PATHS } from '@fable/contract/limits'
import { useLocation } from 'wouter'
import type { Today } from '../run/today.ts'
import { squaresWords, stripText, type StripCell } from '../run/road-strip.ts'
import { roadWish } from '../run/road-wish.ts'
import { openPopup } from '../../ui/popups.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { Share } from '../../ui/share.tsx'
import { kickerClass, slabClass } from '../../ui/slab.tsx'
import type { Attempt as AttemptOfToday } from './use-attempt.ts'
import styles from './daily.module.css'
import { Drawing } from '../../ui/drawing.tsx'
import boot from './art/boot.svg?url'
import flame from './art/flame.svg?url'

type Props = { today: Today; attempt: AttemptOfToday }

/** Today's road with the player's state: not walked, in progress, or walked. */
export function Attempt({ today, attempt }: Props) {
  const { day } = today.today
  return (
    <section className={slabClass(styles.state)} aria-labelledby="attempt">
      <p className={kickerClass}>{`Road ${roadNumber(day)} · ${longDayOf(day)}`}</p>
      <h2 id="attempt">
        <span>{TITLES[attempt.name]}</span>
        {attempt.name === 'ended' && <em>{`day ${attempt.day}`}</em>}
      </h2>
      <p>{wordsOf(attempt)}</p>
      {attempt.cells.length > 0 && <Strip cells={attempt.cells} />}
      {attempt.name === 'ended' ? (
        attempt.health.length > 0 && (
          <SharedStrip
            text={stripText(day, { health: attempt.health, daysSurvived: attempt.day })}
            words={squaresWords({ daysSurvived: attempt.day })}
          />
        )
      ) : (
        <>
          <NeedsScripts what="The daily road" />
          <Way day={day} attempt={attempt} />
        </>
      )}
      <p className={cx('quiet', styles.small)}>{NOTES[attempt.name]}</p>
      {(!today.you || today.you.newcomer) && <AmongGuests today={today} />}
      <Proof today={today} />
    </section>
  )
}

/** Explains how a road can be checked: the hashes of today's and yesterday's secret, and the one that is published. */
function Proof({ today: { today, yesterday } }: Pick<Props, 'today'>) {
  return (
    <details className={styles.proof}>
      <summary>Why the road can’t be rigged</summary>
      <p>
        A road comes from its secret, which is published when the road closes. The SHA-256 of the
        secret is published when it opens. If yesterday’s is the one you saw then, nobody moved the
        road under you.
      </p>
      <dl>
        <dt>Today’s hash</dt>
        <dd>{today.commitment}</dd>
        <dt>Yesterday’s hash</dt>
        <dd>{yesterday.commitment}</dd>
        <dt>Yesterday’s secret</dt>
        <dd>{yesterday.secret}</dd>
      </dl>
    </details>
  )
}

/** The result as a text to share, with the address of the road. */
function SharedStrip({ text, words }: { text: string; words: string }) {
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
      <pre className={styles.text} role="img" aria-label={words}>
        {text}
      </pre>
    </>
  )
}

const TITLES: Record<AttemptOfToday['name'], string> = {
  none: 'Not yet walked',
  open: 'On the road',
  ended: 'Walked: ',
}

const NOTES: Record<AttemptOfToday['name'], string> = {
  none: 'Your attempt starts with the first step, and counts only if it ends by midnight UTC. You can close the window and come back until then.',
  open: 'You can close the window and come back. A run that has not ended by midnight UTC continues unranked.',
  ended:
    'A flame for every ten days: a higher flame means more health. It reveals nothing else. Runs can be watched after midnight UTC, when the road closes.',
}

/** Explains why the run is listed with the guests: the player is a guest, or the account is too new to be ranked. */
function AmongGuests({ today: { you, today } }: { today: Today }) {
  return (
    <p className={styles.guest}>
      {you ? (
        `New accounts walk with the guests. You are ranked from road ${roadNumber(today.day) + 1} on.`
      ) : (
        <>
          <span>You can walk without an account: your run is listed with the guests. </span>
          <button
            type="button"
            className="with-scripts on-paper"
            onClick={() => openPopup('create')}
          >
            Create Account
          </button>
          <span> to list it under your name, on every device.</span>
        </>
      )}
    </p>
  )
}

/** Says in a sentence how the attempt went, or what the player can do. */
function wordsOf({ name, ending }: AttemptOfToday): string {
  if (name === 'ended') {
    const how = ending ? `${describeEnding(ending)}. ` : ''
    return `${how}One attempt, and that was it.`
  }
  if (name === 'open') return 'It waits where you stopped. It is good at waiting, until midnight.'
  return 'Everybody walks the same road today. The same decisions lead to the same results. You have one attempt.'
}

/** The button that starts or continues the attempt. */
function Way({ day, attempt: { name, id } }: { day: string; attempt: AttemptOfToday }) {
  const [, navigate] = useLocation()
  return (
    <div className={cx('row with-scripts', styles.ways)}>
      <Button
        look="strong"
        onClick={() => {
          roadWish.set({ day, ...(id !== undefined && { runId: id }) })
          navigate(SCREEN_PATHS.game)
        }}
      >
        {name === 'open' ? 'Continue' : 'Walk it'}
      </Button>
    </div>
  )
}

/** Number of different heights of a flame (daily.module.css). */
const HEIGHTS = 4

function labelOf(cells: readonly StripCell[]): string {
  const walked = cells.filter(({ kind }) => kind === 'walked').length
  const days = walked === 0 ? 'Fewer than ten days walked' : `${walked * 10} days walked`
  return cells.some(({ kind }) => kind === 'end') ? `${days}, then the run ended` : days
}

/** A run as ten flames, one for every ten days: a higher flame means more health. */
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
