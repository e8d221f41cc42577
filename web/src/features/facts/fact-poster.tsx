import type { CSSProperties, ReactNode } from 'react'
import type { FactDetails } from '@fable/contract'
import { cx } from '../../ui/cx.ts'
import { coloursOf } from './category-colours.ts'
import { FactBody } from './fact-body.tsx'
import { sizeOf, widthOf } from './placement.ts'
import styles from './fact.module.css'

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
    <section className={styles.poster} style={coloursOf(fact.category)} aria-label={name}>
      <div
        className={cx(styles.fact, styles[sizeOf(fact.text)])}
        style={{ '--length': widthOf(fact.text) } as CSSProperties}
      >
        {label}
        <FactBody fact={fact} hasBelief={hasBelief} isLinked={isLinked} />
      </div>
    </section>
  )
}
