import type { Fact } from '@fable/contract'
import { countDoubts, countVotes } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import styles from './fact.module.css'

const percent = (part: number) => `${(100 * part).toFixed(1)}%`

/**
 * Before the first vote, a sentence fills the space of the numbers, so that nothing moves when they appear. The bar is
 * an SVG whose widths are attributes, because the Content-Security-Policy forbids style attributes.
 */
export function BeliefBar({ fact }: { fact: Fact }) {
  const votes = countVotes(fact)
  const doubt = countDoubts(fact)
  const belief = votes - doubt

  if (votes === 0) {
    return (
      <div className={styles.belief}>
        <div className={styles.beliefBar} />
        <p className={cx('fine', styles.beliefCounts)}>No votes yet. Yours would be the first.</p>
      </div>
    )
  }

  return (
    <div className={styles.belief}>
      <svg className={styles.beliefBar} aria-hidden="true">
        <svg width={percent(belief / votes)}>
          <rect width="100%" height="6" rx="3" fill="var(--moss)" />
        </svg>
        <svg x={percent(belief / votes)} width={percent(doubt / votes)}>
          <rect width="100%" height="6" rx="3" fill="var(--danger)" />
        </svg>
      </svg>
      <p className={cx('row fine', styles.beliefCounts)}>
        <span>{`Votes for: ${belief}`}</span>
        <span>{`Against: ${doubt}`}</span>
      </p>
    </div>
  )
}
