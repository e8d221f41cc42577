import type { ParsedFact } from '@fable/contract'

/** The most characters of the line that says how come. */
export const HOW_COME_MAX = 110

/** A true sentence for rounds, and one about why or how it is so, or what came of it. */
export type Truth = ParsedFact & {
  /** At most HOW_COME_MAX characters. It says nothing that the sentence says already. */
  readonly howCome: string
}
