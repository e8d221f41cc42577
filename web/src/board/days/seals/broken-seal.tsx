import type { Day, Round, RoundSolution } from '@fable/contract'
import { addDays, breakSeal, type RoundResult, type Saying } from '@fable/contract/limits'
import { cx } from '../../../lib/cx.ts'
import { longDayOf } from '../../../lib/long-dates.ts'
import { BrokenWax } from './wax.tsx'
import styles from './broken-seal.module.css'

type Props = {
  day: Day
  round: Round
  solution: RoundSolution
  /** Null if the visitor did not play the round. */
  result: RoundResult | null
  /** The visitor's answer to the sealed sentence. It is passed if the server no longer knows it. */
  said?: Saying
}

export function BrokenSeal({ day: { day }, round, solution, result, ...known }: Props) {
  const place = round.seal?.place ?? round.sealed
  const said = round.seal?.said ?? known.said
  if (!place || !said) return null
  const isRight = breakSeal(said, place === solution.fable.place) === 'right'
  const when = round.state === 'open' ? 'Yesterday' : `On ${longDayOf(addDays(day, -1))}`
  return (
    <p className={cx(styles.strip, isRight && styles.right, known.said && styles.old)}>
      <BrokenWax isRight={isRight} />
      <span>
        <span>{`${when} you said: ${said}. `}</span>
        <b>{isRight ? rightWords(result) : 'The wax was wrong.'}</b>
      </span>
      <q dir="auto">{round.sentences[Number(place) - 1]}</q>
    </p>
  )
}

const rightWords = (result: RoundResult | null): string =>
  result === 'found' ? 'Right. The fire burns twice.' : 'Right. One fire after all.'
