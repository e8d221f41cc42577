import { useEffect, useMemo, useRef, type MouseEvent } from 'react'
import type { FactDetails } from '@fable/contract'
import { Button } from '../../ui/button.tsx'
import { FactCard } from '../card/fact-body.tsx'
import { placesOf } from '../card/placement.ts'
import styles from '../card/fact.module.css'
import listStyles from './list.module.css'

type Props = {
  facts: readonly FactDetails[]
  /** The id of the fact that was just shared on this page; null if there is none. */
  newFact: number | null
  q: string
  nextPath: string | null
  isFetching: boolean
  hasFailed: boolean
  onNext: () => void
}

const AHEAD = '1200px'

export function FactList(props: Props) {
  const { facts, newFact, q, nextPath, isFetching, hasFailed, onNext } = props
  const isWhole = nextPath === null
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
          />
        ))}
      </ul>
      {!isWhole && !hasFailed && !isFetching && (
        <Next key={facts.length} path={nextPath} onSeen={onNext} />
      )}
      <p className={listStyles.end} role="status">
        {isFetching && <span>Loading...</span>}
        {hasFailed && <span>More facts couldn’t be loaded.</span>}
      </p>
      {isWhole && (
        <p className={listStyles.end}>
          <span>That’s everything. </span>
          <a href="#top">Back to top</a>
        </p>
      )}
      {hasFailed && (
        <p className={listStyles.end}>
          <Button onClick={onNext}>Try again</Button>
        </p>
      )}
    </>
  )
}

function Next({ path, onSeen }: { path: string; onSeen: () => void }) {
  const end = useRef<HTMLAnchorElement>(null)
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

  const follow = (event: MouseEvent) => {
    event.preventDefault()
    onSeen()
  }

  return (
    <p className={listStyles.end}>
      <a ref={end} href={path} onClick={follow}>
        More facts
      </a>
    </p>
  )
}
