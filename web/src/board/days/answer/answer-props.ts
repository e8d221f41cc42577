import type { Day, Round, RoundSolution } from '@fable/contract'
import type { RoundResult } from '@fable/contract/limits'

export type OwnPick = {
  /** False if the visitor had picked another sentence before. */
  readonly isFirst: boolean
}

export type AnswerProps = {
  day: Day
  round: Round
  solution: RoundSolution
  result: RoundResult
  /** Until the next round, in milliseconds. */
  timeLeft: number
  /** Just made on this page; null if there is none. */
  pick: OwnPick | null
}
