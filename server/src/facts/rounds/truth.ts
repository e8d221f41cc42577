import type { ParsedFact } from '@fable/contract'

/** It is put onto the board when its round is over. */
export type Truth = ParsedFact & {
  /** The story behind it in one line; '' if there is none. */
  readonly howCome: string
}
