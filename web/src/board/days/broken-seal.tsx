import type { Round, RoundSolution } from '@fable/contract'
import { breakSeal, type RoundResult } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { isFound } from '../rounds/round-texts.ts'
import { BrokenWax } from './wax.tsx'
import styles from './broken-seal.module.css'

type Props = {
  round: Round
  solution: RoundSolution
  /** null: the round was not played. */
  result: RoundResult | null
}

/** The seal of a round, which breaks with the solution; nothing if there is none. */
export function BrokenSeal({ round: { seal, sentences }, solution, result }: Props) {
  if (!seal) return null
  const isRight = breakSeal(seal.said, seal.place === solution.fable.place) === 'right'
  return (
    <p className={cx(styles.strip, isRight && styles.right)}>
      <BrokenWax isRight={isRight} />
      <span>
        <span>{`Yesterday you said: ${seal.said}. `}</span>
        <b>{isRight ? rightWords(result) : 'The wax was wrong.'}</b>
      </span>
      <q dir="auto">{sentences[Number(seal.place) - 1]}</q>
    </p>
  )
}

const rightWords = (result: RoundResult | null): string =>
  result && isFound(result) ? 'Right. The fire burns twice.' : 'Right. One fire after all.'
