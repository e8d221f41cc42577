import { useEffect, useMemo, useRef } from 'react'
import type { FactDetails } from '@fable/contract'
import { Button } from '../../ui/button.tsx'
import { FactCard } from './fact-card.tsx'
import { placesOf } from './placement.ts'
import boardStyles from './board.module.css'
import styles from './fact.module.css'

type Props = {
  facts: readonly FactDetails[]
  /** The fact that was just shared here, by its id. */
  newFact: number | null
  q: string
  hasBelief: boolean
  /** Whether there are no more facts. */
  isWhole: boolean
  isFetching: boolean
  hasFailed: boolean
  onNext: () => void
}

/** So far below the window the next facts are fetched. */
const AHEAD = '1200px'

/** The facts, and at their end whatever brings more of them. */
export function FactList(props: Props) {
  const { facts, newFact, q, hasBelief, isWhole, isFetching, hasFailed, onNext } = props
  const places = useMemo(() => placesOf(facts, isWhole), [facts, isWhole])
  return (
    <>
      <ul className={styles.facts}>
        {facts.map((fact, at) => (
          <FactCard
            key={fact.id}
            fact={fact}
            place={places[at] ?? 'wide'}
            isNew={fact.id === newFact}
            q={q}
            hasBelief={hasBelief}
          />
        ))}
      </ul>
      {!isWhole && !hasFailed && <Next key={facts.length} onSeen={onNext} />}
      <p className={boardStyles.end} role="status">
        {isFetching && 'Loading...'}
        {hasFailed && 'The next facts could not be fetched.'}
      </p>
      {hasFailed && (
        <p className={boardStyles.end}>
          <Button onClick={onNext}>Try again</Button>
        </p>
      )}
    </>
  )
}

/** The end of the list: asks for more as it comes near. */
function Next({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen()
      },
      { rootMargin: AHEAD },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [onSeen])
  return <div ref={end} />
}
