import type { ParsedFact } from '@fable/contract'
import { FABLE_TRUTH_MAX, FACT_FIELDS } from '@fable/contract/limits'

/** A sentence that many believe and that is not true. Its text and source are as those of a fact. */
export type Fable = Pick<ParsedFact, 'text' | 'source' | 'category'> & {
  /** What is true about it. */
  readonly truth: string
}

/** Why a text cannot be a part of a fable; null if it can. */
export const fableError = (name: keyof Fable, typed: string): string | null => {
  if (name !== 'truth') {
    const { read, message } = FACT_FIELDS[name]
    return read(typed.trim()) === undefined ? message : null
  }
  const length = Array.from(typed.trim()).length
  const isWrong = length === 0 || length > FABLE_TRUTH_MAX || !typed.isWellFormed()
  return isWrong || typed.includes('\0') ? `must be 1-${FABLE_TRUTH_MAX} characters` : null
}
