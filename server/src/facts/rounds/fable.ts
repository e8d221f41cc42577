import type { ParsedFact } from '@fable/contract'
import { FABLE_TRUTH_MAX, FACT_FIELDS, isPlainText } from '@fable/contract/limits'

/**
 * A fable is an untrue sentence that many people believe. Its text, source and category have the same form as a fact's.
 */
export type Fable = Pick<ParsedFact, 'text' | 'source' | 'category'> & {
  readonly truth: string
}

type Field<Value> = {
  readonly read: (text: string) => Value | undefined
  readonly message: string
}

/** The operator's command for a new fable has an option for each of these fields. */
export const FABLE_FIELDS: { readonly [Name in keyof Fable]: Field<Fable[Name]> } = {
  text: FACT_FIELDS.text,
  truth: {
    read: (typed) => (isPlainText(typed, FABLE_TRUTH_MAX) ? typed : undefined),
    message: `must be 1-${FABLE_TRUTH_MAX} characters`,
  },
  source: FACT_FIELDS.source,
  category: FACT_FIELDS.category,
}
