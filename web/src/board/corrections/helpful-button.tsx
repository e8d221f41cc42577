import type { Correction, FormName } from '@fable/contract'
import { factPath } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { ownVoteWords, VoteNotSent } from '../card/own-vote.tsx'
import { correctionCase, helpfulVotes } from '../votes/correction-votes.ts'
import { castVote, useShownVotes } from '../votes/vote-queue.ts'
import factStyles from '../card/fact.module.css'
import styles from './corrections.module.css'

/** A button that can be pressed any number of times. It is in a form, which visitors without scripts send. */
export function HelpfulButton({ factId, correction }: { factId: number; correction: Correction }) {
  const caseKey = correctionCase(correction.id)
  const shown = useShownVotes(caseKey)
  const { own, waiting, cast, error } = shown
  const count = helpfulVotes(correction, shown)
  const isOwn = own.helpful !== undefined
  const isWaiting = waiting.has('helpful')

  return (
    <form className={styles.helpfulForm} method="post" action={factPath(factId)}>
      <button
        type="submit"
        name="helpful"
        value={correction.id}
        className={cx(styles.helpful, isOwn && styles.own, isWaiting && factStyles.waits)}
        aria-label={`Helpful${count > 0 ? `: ${count}` : ''}${ownVoteWords(isOwn, isWaiting)}`}
        data-vote="helpful"
        onClick={(event) => {
          event.preventDefault()
          castVote(caseKey, 'helpful')
        }}
      >
        Helpful {count > 0 && <b>{count}</b>}
      </button>
      <span className="visually-hidden" role="status">
        {cast && `Helpful: ${count}`}
      </span>
      <VoteNotSent error={error} isWaiting={isWaiting} />
      <input type="hidden" name="form" value={'helpful' satisfies FormName} />
    </form>
  )
}
