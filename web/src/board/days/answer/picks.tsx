import { picksText } from '../../rounds/round-texts.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from '../round.module.css'

type Props = Pick<AnswerProps, 'round' | 'solution'> & { place: string }

export function Picks({ round, solution, place }: Props) {
  const { picked } = solution.tally
  const all = picked.reduce((sum, count) => sum + count, 0)
  const isFirst = all === 1 && round.state !== 'over'
  if (all === 0 || isFirst) return null
  const count = picked[Number(place) - 1] ?? 0
  const isOwn = round.chosen === place
  const isCounted = round.state !== 'over'
  return <span className={styles.picks}>{picksText({ count, all, isOwn, isCounted })}</span>
}
