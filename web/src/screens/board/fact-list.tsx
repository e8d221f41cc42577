import type { Category } from '@fable/contract'
import { FactCard } from './fact-card.tsx'
import { useFacts } from './facts.ts'

type Props = { category: Category | null; newFact: number | null }

/** The list of facts with its loading, empty and error states (sections 2 and 8). */
export function FactList({ category, newFact }: Props) {
  const { data: facts, isError, isPlaceholderData, refetch } = useFacts(category)
  if (!facts && isError) {
    return (
      <section className="board-note" aria-label="Facts">
        <p role="alert">There was a problem getting data</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Try again
        </button>
      </section>
    )
  }
  if (!facts || (facts.length === 0 && isPlaceholderData)) {
    return (
      <section className="board-note" aria-label="Facts">
        <p role="status">Loading...</p>
      </section>
    )
  }
  if (facts.length === 0) {
    return (
      <section className="board-note" aria-label="Facts">
        <p role="status">No facts for this category yet! Create the first one!</p>
      </section>
    )
  }
  return (
    <section aria-label="Facts">
      <ul className="facts">
        {facts.map((fact) => (
          <FactCard key={fact.id} fact={fact} isNew={fact.id === newFact} />
        ))}
      </ul>
    </section>
  )
}
