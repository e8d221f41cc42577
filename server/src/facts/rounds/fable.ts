import type { ParsedFact } from '@fable/contract'
import { FABLE_TRUTH_MAX, FACT_FIELDS, isPlainText } from '@fable/contract/limits'

/** A sentence that many believe and that is not true. Its text and source are as those of a fact. */
export type Fable = Pick<ParsedFact, 'text' | 'source' | 'category'> & {
  /** What is true about it. */
  readonly truth: string
}

/** Why a text cannot be a part of a fable; null if it can. */
export const fableError = (name: keyof Fable, typed: string): string | null => {
  if (name === 'truth') {
    return isPlainText(typed, FABLE_TRUTH_MAX) ? null : `must be 1-${FABLE_TRUTH_MAX} characters`
  }
  const { read, message } = FACT_FIELDS[name]
  return read(typed.trim()) === undefined ? message : null
}
