import { useEffect, useSyncExternalStore } from 'react'
import type { Fact, Vote } from '@fable/contract'
import { VOTE_FIELDS, VOTES } from '@fable/contract/limits'
import { isTouch } from '../../lib/media.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { cx } from '../../ui/cx.ts'
import { showNotice } from '../../ui/notice.tsx'
import { VoteIcon } from './vote-icon.tsx'
import {
  castVote,
  NO_VOTES,
  shownVotesOf,
  subscribeVotes,
  withVotes,
  type ShownVotes,
} from '../votes/vote-queue.ts'
import styles from './fact.module.css'

const VOTE_NAMES: Record<Vote, string> = {
  interesting: 'Interesting',
  mindblowing: 'Mind-blowing',
  false: 'False',
}

/** Set once a notice has said what a press does. */
const EXPLAINED_KEY = 'VotesExplained'

/** A fact with the counts to show, and what this browser has voted. */
export function useVotes<F extends Fact>(fact: F): { counted: F; shown: ShownVotes } {
  const read = () => shownVotesOf(fact.id)
  const shown = useSyncExternalStore(subscribeVotes, read, () => NO_VOTES)
  return { counted: withVotes(fact, shown), shown }
}

/** A finger sees no names of icons, so its first vote says what it was. */
function explain(vote: Vote): void {
  if (!isTouch() || readText(EXPLAINED_KEY)) return
  writeText(EXPLAINED_KEY, 'yes')
  showNotice(`“${VOTE_NAMES[vote]}”. Every press counts.`)
}

type Props = { fact: Fact; shown: ShownVotes }

/** The three votes of a fact as one pill. */
export function VoteButtons({ fact, shown }: Props) {
  const { own, cast, error } = shown
  useEffect(() => {
    if (cast) explain(cast)
  }, [cast])
  return (
    <>
      <div className={cx(styles.votes, 'with-scripts')} role="group" aria-label="Votes">
        {VOTES.map((vote) => {
          const count = fact[VOTE_FIELDS[vote]]
          const isOwn = own[vote] !== undefined
          return (
            <button
              key={vote}
              type="button"
              className={cx(styles.vote, styles[vote], isOwn && styles.own)}
              title={VOTE_NAMES[vote]}
              aria-label={`${VOTE_NAMES[vote]}: ${count}${isOwn ? ', your vote' : ''}`}
              data-vote={vote}
              onClick={() => castVote(fact.id, vote)}
            >
              <VoteIcon vote={vote} />
              <span className={styles.voteName} data-name={VOTE_NAMES[vote]} />
              <span key={count} className={styles.voteCount}>
                {count}
              </span>
            </button>
          )
        })}
      </div>
      <span className="visually-hidden" role="status">
        {cast && `${VOTE_NAMES[cast]}: ${fact[VOTE_FIELDS[cast]]}`}
      </span>
      <p className={styles.notSent} role="status">
        {error}
      </p>
    </>
  )
}
