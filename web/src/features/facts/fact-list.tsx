import { memo, useCallback, useDeferredValue, useRef } from 'react'
import type { Category, Fact } from '@fable/contract'
import { Button } from '../../ui/button.tsx'
import { FactCard } from './fact-card.tsx'
import { useFacts } from './fact-queries.ts'
import styles from './facts.module.css'

type Props = { category: Category | null; newFact: number | null; onShare: () => void }

/** The list of facts with its loading, empty and error states (sections 2 and 8). */
export const FactList = memo(function FactList({ category, newFact, onShare }: Props) {
  const { data: facts, isError, isPlaceholderData, refetch } = useFacts(category)
  // A button that is removed passes its focus to what it has loaded.
  const wasAsked = useRef(false)
  const takeFocus = useCallback((section: HTMLElement | null) => {
    if (!section || !wasAsked.current) return
    wasAsked.current = false
    section.focus()
  }, [])
  if (!facts && isError) {
    return (
      <section className={styles.boardNote} aria-label="Facts">
        <p role="alert">There was a problem getting data</p>
        <Button
          onClick={() => {
            wasAsked.current = true
            void refetch()
          }}
        >
          Try again
        </Button>
      </section>
    )
  }
  if (!facts || (facts.length === 0 && isPlaceholderData)) {
    return (
      <section className={styles.boardNote} aria-label="Facts">
        <p role="status">Loading...</p>
      </section>
    )
  }
  if (facts.length === 0) {
    return (
      <section ref={takeFocus} tabIndex={-1} className={styles.boardNote} aria-label="Facts">
        <p role="status">No facts for this category yet! Create the first one!</p>
        <Button onClick={onShare}>Create it</Button>
      </section>
    )
  }
  return (
    <section ref={takeFocus} tabIndex={-1} aria-label="Facts">
      <Facts key={category} facts={facts} newFact={newFact} />
    </section>
  )
})

/** This many facts fill any screen. The rest is rendered after them. */
const AT_ONCE = 30

function Facts({ facts, newFact }: { facts: readonly Fact[]; newFact: number | null }) {
  const drawn = useDeferredValue(facts, facts.slice(0, AT_ONCE))
  return (
    <ul className={styles.facts}>
      {drawn.map((fact) => (
        <FactCard key={fact.id} fact={fact} isNew={fact.id === newFact} />
      ))}
    </ul>
  )
}
