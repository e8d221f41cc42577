import type { Day, Round, RoundSolution } from '@fable/contract'
import type { RoundResult } from '@fable/contract/limits'

export type OwnPick = {
  /** False if the visitor had already picked another sentence. */
  readonly isFirst: boolean
}

export type AnswerProps = {
  day: Day
  round: Round
  solution: RoundSolution
  result: RoundResult
  /** The time until the next round, in milliseconds. */
  timeLeft: number
  /** The pick that was just made on this page; null if there is none. */
  pick: OwnPick | null
}
