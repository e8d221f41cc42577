import type { RoundResult } from '@fable/contract/limits'
import type { RoundResults } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { weekdayOf } from '../../lib/dates.ts'
import { isCounted } from './results.ts'
import { shownDays, streakTextOf } from './round-texts.ts'
import styles from './fires.module.css'

/** The state of a day's round in this browser. `wait`: it can still be played; `none`: it was not played. */
type FireState = 'found' | 'fooled' | 'none' | 'wait'

const FIRE_WORDS: Readonly<Record<FireState, string>> = {
  found: 'found',
  fooled: 'fooled',
  none: 'not played',
  wait: 'not played yet',
}

const FLAME =
  'M12.5.8c2.6 3.2.6 5 2 6.8.8-.6 1.1-1.5 1-2.5 2.5 2 3.7 4.6 3.7 7 0 3.9-3 6.7-7.2 6.7s-7.2-2.8-7.2-6.7c0-2.6 1.6-4.4 2.4-6.3.8.8 1.3 1.8 1.3 3 2.6-1.7 4.6-4.4 4-8z'
const CORE =
  'M12.2 9.2c.3 1.9-1 2.6-1.6 3.6-.4.7-.6 1.3-.6 2 0 1.5 1 2.6 2.3 2.6s2.4-1 2.4-2.6c0-2-1.7-3.2-2.5-5.6z'
const LOGS = 'M4 20.3l16 2.2V21L4 18.8zM20 20.3 4 22.5V21l16-2.2z'
const SMOKE = 'M11 16c-2-2 2-3 0-5.5M14.5 14c-1.3-1.5 1.3-2.2 0-4'
const EMBER = 'M10.5 20.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z'

/** Draws the fire of a day: a flame if its fable was found, smoke if not. */
export function Fire({ state }: { state: FireState }) {
  return (
    <svg className={styles.fire} viewBox="0 0 24 24" aria-hidden="true">
      {state === 'found' && (
        <>
          <path className={styles.flame} d={FLAME} />
          <path className={styles.core} d={CORE} />
        </>
      )}
      {state === 'fooled' && <path className={styles.smoke} d={SMOKE} />}
      {state === 'wait' && <path className={styles.unlit} d={FLAME} />}
      <path d={state === 'none' ? EMBER : LOGS} />
    </svg>
  )
}

/** Returns the word for the fire of a day. */
export const fireWordOf = (state: FireState): string => FIRE_WORDS[state]

/** Returns the fire for a result. `mayPlay`: a round without a result can still be played. */
export function fireOf(result: RoundResult | undefined, mayPlay: boolean): FireState {
  if (result === 'found' || result === 'late-found') return 'found'
  if (result === 'fooled' || result === 'late-fooled') return 'fooled'
  return mayPlay ? 'wait' : 'none'
}

type FiresProps = {
  results: RoundResults
  /** Today by the server's clock, YYYY-MM-DD. */
  today: string
  /** True if today's fire has just been lit. */
  isFresh?: boolean
}

/** The last seven days, and the current streak. */
export function Fires({ results, today, isFresh }: FiresProps) {
  const [title, note] = streakTextOf(results, today)
  return (
    <section className={cx(styles.fires, isFresh && styles.fresh)} aria-label="Your days">
      <div className={styles.streak}>
        <h2>{title}</h2>
        <span className="quiet">{note}</span>
      </div>
      <ol>
        {shownDays(today).map((day) => {
          const result = results[day]
          const isToday = day === today
          const state = fireOf(
            result?.startsWith('late') ? undefined : result,
            isCounted(day, today),
          )
          return (
            <li key={day} aria-current={isToday ? 'date' : undefined}>
              <Fire state={state} />
              <span>{isToday ? 'Today' : weekdayOf(day)}</span>
              <span className="visually-hidden">{`: ${FIRE_WORDS[state]}`}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
