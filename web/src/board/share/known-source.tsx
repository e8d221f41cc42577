import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { factPath, isHttpUrl, SOURCE_FACTS_MAX, sourceKey } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import type { SameFact } from './same-fact.ts'
import styles from './share.module.css'

export function KnownSource({ source }: { source: string }) {
  const { data } = useQuery({
    queryKey: ['facts of source', sourceKey(source)],
    queryFn: ({ signal }) =>
      call('GET /api/facts-by-source', { query: { source: source.trim() } }, { signal }),
    enabled: isHttpUrl(source),
  })
  const facts = data?.facts ?? []
  return (
    <div role="status">
      {facts[0] && (
        <div className={styles.known} data-category={facts[0].category}>
          <p>{countWords(facts.length)}</p>
          <FactLinks facts={facts.slice(0, 2)} />
        </div>
      )}
    </div>
  )
}

function countWords(count: number): string {
  if (count === 1) return 'One fact here already cites this source:'
  return `${count < SOURCE_FACTS_MAX ? count : 'Many'} facts here already cite this source:`
}

function FactLinks({ facts }: { facts: readonly SameFact[] }) {
  return facts.map((fact) => (
    <Link
      key={fact.id}
      className={styles.knownFact}
      href={factPath(fact.id)}
      target="_blank"
      dir="auto"
    >
      {fact.text}
    </Link>
  ))
}

export function SameFactNote({ fact }: { fact: SameFact }) {
  return (
    <div className={cx(styles.known, styles.same)} role="alert">
      <p>We already have this one:</p>
      <FactLinks facts={[fact]} />
      <p>Post it anyway?</p>
    </div>
  )
}
