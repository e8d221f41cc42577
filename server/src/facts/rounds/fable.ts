import type { ParsedFact } from '@fable/contract'
import { FABLE_TRUTH_MAX, FACT_FIELDS, isPlainText } from '@fable/contract/limits'

/** An untrue sentence that many people believe. Its text and source are as those of a fact. */
export type Fable = Pick<ParsedFact, 'text' | 'source' | 'category'> & {
  readonly truth: string
}

type Field<Value> = {
  /** The value of a trimmed text; undefined if the text is not valid. */
  readonly read: (text: string) => Value | undefined
  /** Error for an invalid text. */
  readonly message: string
}

/** Input for a fable, in the order of its options. */
export const FABLE_FIELDS: { readonly [Name in keyof Fable]: Field<Fable[Name]> } = {
  text: FACT_FIELDS.text,
  truth: {
    read: (typed) => (isPlainText(typed, FABLE_TRUTH_MAX) ? typed : undefined),
    message: `must be 1-${FABLE_TRUTH_MAX} characters`,
  },
  source: FACT_FIELDS.source,
  category: FACT_FIELDS.category,
}
