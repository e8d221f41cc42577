import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { factPath, isDisputed, SCREEN_PATHS, ALL_FACTS } from '@fable/contract/limits'
import { BeliefBar } from '../card/belief-bar.tsx'
import { fetchPage } from './fact-queries.ts'
import { useVotes } from '../card/vote-buttons.tsx'
import type { FactDetails } from '@fable/contract'
import styles from './board.module.css'
import factStyles from '../card/fact.module.css'

/** How many disputed facts stand beside the list. */
const SHOWN = 2

function DisputedFact({ fact }: { fact: FactDetails }) {
  const { counted } = useVotes(fact)
  return (
    <>
      <Link href={factPath(fact.id)} dir="auto">
        {isDisputed(counted) && (
          <span className={factStyles.disputed} dir="ltr">
            [DISPUTED]{' '}
          </span>
        )}
        {fact.text}
      </Link>
      <BeliefBar fact={counted} />
    </>
  )
}

/** Beside the list on wide screens: what visitors disagree on, and the way to the camp fire. */
export default function SidePanel(): ReactNode {
  const { data, isPending } = useQuery({
    queryKey: ['most disputed'],
    queryFn: ({ signal }) => fetchPage({ ...ALL_FACTS, sort: 'disputed' }, {}, signal),
  })
  // It comes as a whole, so that its parts do not move each other.
  if (isPending) return null
  const disputed = data?.facts.slice(0, SHOWN) ?? []
  return (
    <aside className={styles.side} aria-label="Also here">
      {disputed.length > 0 && (
        <section className={styles.duel}>
          <h2>Most disputed</h2>
          {disputed.map((fact) => (
            <DisputedFact key={fact.id} fact={fact} />
          ))}
        </section>
      )}
      <Link className={styles.camp} href={SCREEN_PATHS.game}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12.5 1.5c2.6 3.2.6 5 2 6.8.8-.6 1.1-1.5 1-2.5 2.5 2 3.7 4.6 3.7 7 0 3.9-3 6.7-7.2 6.7s-7.2-2.8-7.2-6.7c0-2.6 1.6-4.4 2.4-6.3.8.8 1.3 1.8 1.3 3 2.6-1.7 4.6-4.4 4-8zM4 20.3l16 2.2V21L4 18.8zM20 20.3 4 22.5V21l16-2.2z" />
        </svg>
        <span>Enough truth? Survive a hundred days.</span>
      </Link>
    </aside>
  )
}
