import { cx } from '../../lib/cx.ts'
import styles from './fact.module.css'

export const ownVoteWords = (isOwn: boolean, isWaiting: boolean): string =>
  `${isOwn ? ', your vote' : ''}${isWaiting ? ', waiting' : ''}`

type Props = {
  /** '' unless the vote failed. */
  error: string
  isWaiting: boolean
}

export const VoteNotSent = ({ error, isWaiting }: Props) => (
  <p className={cx(styles.notSent, !error && styles.isWaiting)} role="status">
    {error || (isWaiting && 'You’re offline. Your vote will be counted when you’re back.')}
  </p>
)
