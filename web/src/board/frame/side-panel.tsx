import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { FactDetails } from '@fable/contract'
import { factPath, isDisputed, SCREEN_PATHS } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import campFire from '../../ui/art/camp-fire.svg?url'
import { Drawing } from '../../ui/drawing.tsx'
import { BeliefBar } from '../card/belief-bar.tsx'
import { useVotes } from '../card/vote-buttons.tsx'
import { showFacts } from '../votes/vote-queue.ts'
import factStyles from '../card/fact.module.css'
import styles from './side-panel.module.css'

export default function SidePanel(): ReactNode {
  const { data, isPending } = useQuery({
    queryKey: ['most disputed'],
    queryFn: async ({ signal }) => {
      const requestedAt = performance.now()
      const disputes = await call('GET /api/fact-disputes', {}, { signal })
      showFacts(disputes.facts, requestedAt)
      return disputes
    },
  })

  // All parts appear at once, so that no part moves another.
  if (isPending) return null
  const disputed = data?.facts ?? []

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
        <Drawing src={campFire} className={styles.sign} />
        <span>
          <b>Enough truth?</b> <span>Play Hundred Days, a text adventure.</span>
        </span>
      </Link>
    </aside>
  )
}

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
        <span>{fact.text}</span>
      </Link>
      <BeliefBar fact={counted} />
    </>
  )
}
