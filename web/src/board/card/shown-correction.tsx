import type { Correction } from '@fable/contract'
import { cx } from '../../lib/cx.ts'
import { correctionCase, helpfulVotes } from '../votes/correction-votes.ts'
import { useShownVotes } from '../votes/vote-queue.ts'
import { correctionsPath } from './correction-links.ts'
import { Highlight } from './highlight.tsx'
import { shortDomain, SourceLink } from './source-link.tsx'
import styles from './fact.module.css'

type Props = {
  factId: number
  correction: Correction
  q: string
}

export function ShownCorrection({ factId, correction, q }: Props) {
  const { id, text, source, domain } = correction
  const helpful = helpfulVotes(correction, useShownVotes(correctionCase(id)))

  return (
    <p className={styles.rather}>
      <strong>Rather:</strong>{' '}
      <bdi>
        <Highlight text={text} q={q} />
      </bdi>{' '}
      <span className={cx('fine', styles.ratherMeta)}>
        <SourceLink source={source}>
          <Highlight text={shortDomain(domain)} q={q} />
        </SourceLink>
        ,{' '}
        <a className={styles.helpfulCount} href={correctionsPath(factId)}>
          {`Helpful: ${helpful}`}
        </a>
      </span>
    </p>
  )
}
