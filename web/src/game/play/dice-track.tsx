import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import styles from './play.module.css'

/** The most cells that a phone shows distinctly; a larger maximum is a bar. */
const CELLS_MAX = 13

/** So many colours, from cold to hot (play.module.css). */
const HEATS = 3

type Props = { value: number; maxDamage: number; isRolling: boolean; children?: ReactNode }

/** The dice as a track from 0 to the maximum, which is gold; the readout is where they are. */
export function DiceTrack({ value, maxDamage, isRolling, children }: Props) {
  const isFull = value === maxDamage
  const readout = (
    <output className={styles.readout} data-dice data-full={isFull} aria-live="off">
      {value}
    </output>
  )
  if (maxDamage + 1 > CELLS_MAX) {
    return (
      <div className={cx(styles.track, styles.bar)} data-rolling={isRolling}>
        <svg className={styles.fill} aria-hidden="true">
          <rect
            width={`${String((100 * value) / maxDamage)}%`}
            height="100%"
            rx="5"
            fill="var(--trace-hot)"
          />
        </svg>
        {readout}
        <b className={styles.end} aria-hidden="true">
          {maxDamage}
        </b>
        {children}
      </div>
    )
  }
  return (
    <div className={cx(styles.track, styles.cells)} data-rolling={isRolling}>
      {Array.from({ length: maxDamage + 1 }, (_, cell) =>
        cell === value ? (
          <span key={cell} className={styles.cell} data-here data-max={cell === maxDamage}>
            {readout}
          </span>
        ) : (
          <span
            key={cell}
            className={styles.cell}
            data-max={cell === maxDamage}
            data-passed={isRolling && cell < value}
            data-heat={Math.floor((HEATS * cell) / maxDamage)}
            aria-hidden="true"
          >
            {cell}
          </span>
        ),
      )}
      {children}
    </div>
  )
}
