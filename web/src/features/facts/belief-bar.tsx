import type { CSSProperties } from 'react'
import type { Fact } from '@fable/contract'
import styles from './fact.module.css'

/** How many visitors believe a fact and how many do not, as a bar and in numbers. */
export function BeliefBar({ fact }: { fact: Fact }) {
  const believe = fact.votesInteresting + fact.votesMindblowing
  const doubt = fact.votesFalse
  if (believe + doubt === 0) return null
  const part = `${((100 * believe) / (believe + doubt)).toFixed(1)}%`
  return (
    <div className={styles.belief}>
      <div className={styles.beliefBar} style={{ '--believe': part } as CSSProperties} />
      <p className={styles.beliefCounts}>
        <span>{believe} believe it</span>
        <span>{doubt} do not</span>
      </p>
    </div>
  )
}
