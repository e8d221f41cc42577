import type { StripCell } from '../run/road-strip.ts'
import { Drawing } from '../../ui/drawing.tsx'
import boot from './art/boot.svg?url'
import flame from './art/flame.svg?url'
import styles from './daily.module.css'

/** So many heights of a flame (daily.module.css). */
const HEIGHTS = 4

function labelOf(cells: readonly StripCell[]): string {
  const walked = cells.filter(({ kind }) => kind === 'walked').length
  const days = walked === 0 ? 'No ten days walked yet' : `${walked} times ten days walked`
  return cells.some(({ kind }) => kind === 'end') ? `${days}, then the run ended` : days
}

/** A run as ten flames, one for each ten days: the higher, the more health. */
export function Strip({ cells }: { cells: readonly StripCell[] }) {
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
