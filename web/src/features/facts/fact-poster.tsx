import type { ReactNode } from 'react'
import type { FactDetails } from '@fable/contract'
import { cx } from '../../ui/cx.ts'
import { coloursOf } from './category-colours.ts'
import { FactBody } from './fact-body.tsx'
import { sizeOf } from './placement.ts'
import styles from './fact.module.css'

type Props = {
  fact: FactDetails
  name: string
  /** What stands above the text. */
  label?: ReactNode
  hasBelief?: boolean
}

/** One fact as large as it deserves, in the colour of its category. */
export function FactPoster({ fact, name, label, hasBelief = false }: Props) {
  return (
    <section className={styles.poster} style={coloursOf(fact.category)} aria-label={name}>
      <div className={cx(styles.fact, styles[sizeOf(fact.text)])}>
        {label}
        <FactBody fact={fact} hasBelief={hasBelief} />
      </div>
    </section>
  )
}
