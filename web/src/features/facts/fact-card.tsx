import { useEffect, useRef } from 'react'
import type { Fact, Vote } from '@fable/contract'
import { VOTE_FIELDS, VOTES } from '@fable/contract/limits'
import { Icon } from '../../ui/icon.tsx'
import { coloursOf } from './category-colours.ts'
import { isDisputed, useVotes } from './fact-queries.ts'
import { cx } from '../../ui/cx.ts'
import styles from './facts.module.css'

const VOTE_NAMES: Record<Vote, string> = {
  interesting: 'Interesting',
  mindblowing: 'Mind-blowing',
  false: 'False',
}

/** One fact: its text, its source and tag, its three votes. A fact just shared takes the focus. */
export function FactCard({ fact, isNew }: { fact: Fact; isNew: boolean }) {
  const { counted, cast, failed } = useVotes(fact)
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) card.current?.focus()
  }, [isNew])

  return (
    <li
      ref={card}
      className={isNew ? cx(styles.fact, styles.isNew) : styles.fact}
      tabIndex={isNew ? -1 : undefined}
    >
      <p className={styles.factText}>
        {isDisputed(counted) && <span className={styles.disputed}>[DISPUTED] </span>}
        <span dir="auto">{fact.text}</span>
      </p>
      <div className={styles.factFoot}>
        <p className={styles.factOrigin}>
          <span className={styles.tag} style={coloursOf(fact.category)}>
            {fact.category}
          </span>
          <a href={fact.source} target="_blank" rel="noopener noreferrer nofollow ugc">
            (Source)
          </a>
        </p>
        <div className={styles.votes} role="group" aria-label="Votes">
          {VOTES.map((vote) => {
            const count = counted[VOTE_FIELDS[vote]]
            return (
              <button
                key={vote}
                type="button"
                className={styles.vote}
                title={VOTE_NAMES[vote]}
                aria-label={`${VOTE_NAMES[vote]}: ${String(count)}`}
                onClick={() => void cast(vote)}
              >
                <Icon name={vote} size={20} />
                <span key={count} className={styles.voteCount}>
                  {count}
                </span>
              </button>
            )
          })}
        </div>
      </div>
      <p className={styles.notSent} role="status">
        {failed && 'That vote was not sent. Press once more to try again.'}
      </p>
    </li>
  )
}
