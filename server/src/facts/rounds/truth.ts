import type { ParsedFact } from '@fable/contract'

/** A true sentence for rounds. It is put onto the board when its round is over. */
export type Truth = ParsedFact & {
  /** The story behind it in one line, which is shown after the pick and on the page of the fact; '' if there is none. */
  readonly howCome: string
}
