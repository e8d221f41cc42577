import type { ParsedFact } from '@fable/contract'

/** A truth is added to the board when its round is over. */
export type Truth = ParsedFact & {
  /** One line about how it came about; '' if there is none. */
  readonly howCome: string
}
