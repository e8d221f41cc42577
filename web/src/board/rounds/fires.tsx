import type { RoundResult, SealState } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { weekdayOf } from '../../lib/dates.ts'
import { daysTextOf } from './days-text.ts'
import { isCounted } from './results.ts'
import { type Own, shownDays } from './round-texts.ts'
import styles from './fires.module.css'

/** `wait`: the round can still be played. `none`: the round was not played. */
type FireState = 'twice' | 'found' | 'seal' | 'fooled' | 'none' | 'wait'

const FIRE_WORDS: Readonly<Record<FireState, string>> = {
  twice: 'Spotted, wax right',
  found: 'Spotted',
  seal: 'It got you, wax right',
  fooled: 'It got you',
  none: 'Not played',
  wait: 'Not played yet',
}

const FLAME =
  'M12.5.8c2.6 3.2.6 5 2 6.8.8-.6 1.1-1.5 1-2.5 2.5 2 3.7 4.6 3.7 7 0 3.9-3 6.7-7.2 6.7s-7.2-2.8-7.2-6.7c0-2.6 1.6-4.4 2.4-6.3.8.8 1.3 1.8 1.3 3 2.6-1.7 4.6-4.4 4-8z'
const CORE =
  'M12.2 9.2c.3 1.9-1 2.6-1.6 3.6-.4.7-.6 1.3-.6 2 0 1.5 1 2.6 2.3 2.6s2.4-1 2.4-2.6c0-2-1.7-3.2-2.5-5.6z'
const LOGS = 'M4 20.3l16 2.2V21L4 18.8zM20 20.3 4 22.5V21l16-2.2z'
const SMOKE = 'M11 16c-2-2 2-3 0-5.5M14.5 14c-1.3-1.5 1.3-2.2 0-4'
const EMBER = 'M10.5 20.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z'

export function Fire({ state }: { state: FireState }) {
  return (
    <svg className={styles.fire} viewBox="0 0 24 24" aria-hidden="true">
      {state === 'twice' && <Flame transform="translate(-3.4 5.2) scale(.72)" />}
      {state === 'twice' && <Flame transform="translate(5 .4) scale(.98)" />}
      {(state === 'found' || state === 'seal') && <Flame />}
      {state === 'fooled' && <path className={styles.smoke} d={SMOKE} />}
      {state === 'wait' && <path className={styles.unlit} d={FLAME} />}
      <path d={state === 'none' ? EMBER : LOGS} />
    </svg>
  )
}

function Flame({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path className={styles.flame} d={FLAME} />
      <path className={styles.core} d={CORE} />
    </g>
  )
}

export const fireWordOf = (state: FireState): string => FIRE_WORDS[state]

export function fireOf(
  { result, seal }: { result: RoundResult | undefined; seal: SealState | undefined },
  mayPlay: boolean,
): FireState {
  const isRight = seal === 'right'
  if (result === 'found' || result === 'late-found') return isRight ? 'twice' : 'found'
  if (result === 'fooled' || result === 'late-fooled') return isRight ? 'seal' : 'fooled'
  if (isRight) return 'seal'
  return mayPlay ? 'wait' : 'none'
}

type FiresProps = {
  own: Own
  /** The day by the server's clock, YYYY-MM-DD. */
  today: string
  isFresh?: boolean
}

export function Fires({ own, today, isFresh }: FiresProps) {
  const { results, seals } = own
  return (
    <section className={cx(styles.fires, isFresh && styles.fresh)} aria-label="Your days">
      <h2>{daysTextOf(own, today)}</h2>
      <ol>
        {shownDays(today).map((day) => {
          const result = results[day]
          const isToday = day === today
          const inTime = result?.startsWith('late') ? undefined : result
          const state = fireOf({ result: inTime, seal: seals[day] }, isCounted(day, today))
          return (
            <li key={day} aria-current={isToday ? 'date' : undefined}>
              <Fire state={state} />
              <span>{isToday ? 'Today' : weekdayOf(day)}</span>
              <span className="visually-hidden">{`: ${FIRE_WORDS[state]}`}</span>
            </li>
          )
        })}
      </ol>
      <p className={styles.rule}>A miss costs the fire, not the days.</p>
    </section>
  )
}
