import { cx } from '../../lib/cx.ts'
import styles from './fact.module.css'

/** Returns the end of a vote's accessible name, about the visitor's own vote. */
export const ownVoteWords = (isOwn: boolean, isWaiting: boolean): string =>
  `${isOwn ? ', your vote' : ''}${isWaiting ? ', waiting' : ''}`

type Props = {
  /** The reason why a vote was not counted; '' if there is none. */
  error: string
  isWaiting: boolean
}

/** Says that a vote was not counted, or waits for the network. */
export const VoteNotSent = ({ error, isWaiting }: Props) => (
  <p className={cx(styles.notSent, !error && styles.isWaiting)} role="status">
    {error || (isWaiting && 'You’re offline. Your vote will be counted when you’re back.')}
  </p>
)
