import { useQueryClient } from '@tanstack/react-query'
import type { FactDetails } from '@fable/contract'
import { factPath, isDisputed, viewPath } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { FactCard } from '../card/fact-body.tsx'
import { placesOf } from '../card/placement.ts'
import { shortDomain } from '../card/source-link.tsx'
import { Corrections } from '../corrections/corrections.tsx'
import type { CachedFact } from '../list/fetched.ts'
import { FactRounds } from '../rounds/fact-rounds.tsx'
import { cacheCorrection, factKey, findNext } from './fact-queries.ts'
import factStyles from '../card/fact.module.css'
import styles from './fact-page.module.css'

type Props = { fact: CachedFact; onReport: (correctionId: number) => void }

/** All parts appear together, so that no part moves another. */
export function BelowFact({ fact, onReport }: Props) {
  const client = useQueryClient()
  return (
    <>
      {fact.corrections && (
        <Corrections
          factId={fact.id}
          corrections={fact.corrections}
          shownId={fact.correction?.id}
          isDisputed={isDisputed(fact)}
          onSent={(correction) => cacheCorrection(client, fact.id, correction)}
          onReport={({ id }) => onReport(id)}
          onOutdated={() => client.invalidateQueries({ queryKey: factKey(fact.id) })}
        />
      )}
      <FactRounds rounds={fact.rounds ?? []} />
      <OnwardLinks fact={fact} next={findNext(client, fact)} />
      {fact.related && <RelatedFacts category={fact.category} facts={fact.related} />}
    </>
  )
}

function OnwardLinks({ fact, next }: { fact: FactDetails; next: FactDetails | undefined }) {
  return (
    <nav className={cx('row', styles.onward)} aria-label="Further">
      <a href={viewPath({ domain: fact.domain })}>{`More from ${shortDomain(fact.domain)}`}</a>
      {next && (
        <a className={styles.next} href={factPath(next.id)}>
          Next fact <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}

function RelatedFacts({ category, facts }: { category: string; facts: readonly FactDetails[] }) {
  if (facts.length === 0) return null
  const places = placesOf(facts, true)
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.more}>{`More ${category}`}</h2>
      <ul className={factStyles.facts}>
        {facts.map((fact, at) => (
          <FactCard key={fact.id} fact={fact} place={places[at] ?? 'wide'} />
        ))}
      </ul>
    </section>
  )
}
