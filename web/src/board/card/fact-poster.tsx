import type { ReactNode } from 'react'
import type { FactDetails } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { FactBody } from './fact-body.tsx'
import { sizeOf, widthOf } from './placement.ts'
import styles from './fact.module.css'

/** The style sheet has a rule for every third length of a tiny text. */
const LENGTH_STEP = 3

type Props = {
  fact: FactDetails
  name: string
  /** What stands above the text. */
  label?: ReactNode
  hasBelief?: boolean
  /** Whether its text leads to its page. */
  isLinked?: boolean
}

/** One fact as large as it deserves, in the colour of its category. */
export function FactPoster(props: Props) {
  const { fact, name, label, hasBelief = false, isLinked = true } = props
  return (
    <section className={styles.poster} data-category={fact.category} aria-label={name}>
      <div
        className={cx(styles.fact, styles[sizeOf(fact.text)])}
        data-length={Math.ceil(widthOf(fact.text) / LENGTH_STEP) * LENGTH_STEP}
      >
        {label}
        <FactBody fact={fact} heading="h2" hasBelief={hasBelief} isLinked={isLinked} />
      </div>
    </section>
  )
}
