import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import styles from './dice-track.module.css'

/** The most cells that a phone shows distinctly; a larger maximum is a bar. */
const CELLS_MAX = 13

type Props = { value: number; maxDamage: number; isRolling: boolean; children?: ReactNode }

/** The dice as a track from 0 to the maximum, which is gold; the readout is where they are. */
export function DiceTrack({ value, maxDamage, isRolling, children }: Props) {
  const part = maxDamage === 0 ? 1 : value / maxDamage
  const isFull = value === maxDamage
  const readout = (
    <output className={styles.readout} data-dice data-full={isFull} aria-live="off">
      {value}
    </output>
  )
  if (maxDamage + 1 > CELLS_MAX) {
    return (
      <div
        className={cx(styles.track, styles.bar)}
        data-rolling={isRolling}
        style={{ '--part': `${String(100 * part)}%` } as CSSProperties}
      >
        <span className={styles.fill} aria-hidden="true" />
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
            style={{ '--heat': `${String((100 * cell) / maxDamage)}%` } as CSSProperties}
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
