import type { Problem } from '@fable/contract'
import type { ApiError } from '../../lib/api.ts'
import { countOr, fieldsOf, textOr } from '../../lib/reading.ts'

/** An existing fact with nearly the same text as the new fact. */
export type SameFact = NonNullable<Problem['same']>

export function sameIn({ body }: ApiError): SameFact {
  const { id, text, category } = fieldsOf(body.same)
  return { id: countOr(id, 0, 0, Infinity), text: textOr(text, ''), category: textOr(category, '') }
}
