import { memo, useEffect, useRef } from 'react'
import type { FactDetails } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { FactBody } from './fact-body.tsx'
import { sizeOf, type Place } from './placement.ts'
import styles from './fact.module.css'

type Props = {
  fact: FactDetails
  place: Place
  /** Just shared here: it takes the focus. */
  isNew?: boolean
  /** The words that are searched for. */
  q?: string
  hasBelief?: boolean
}

/** One fact of a list. */
export const FactCard = memo(function FactCard({ fact, place, isNew = false, ...body }: Props) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) card.current?.focus()
  }, [isNew])
  return (
    <li
      ref={card}
      className={cx(styles.fact, styles[sizeOf(fact.text)], styles[place], isNew && styles.isNew)}
      data-fact={fact.id}
      tabIndex={isNew ? -1 : undefined}
    >
      <FactBody fact={fact} heading="h3" {...body} />
    </li>
  )
})
