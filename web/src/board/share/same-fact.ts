import type { Problem } from '@fable/contract'
import type { ApiError } from '../../lib/api.ts'
import { countOr, fieldsOf, textOr } from '../../lib/reading.ts'

/** A fact that is here already, with nearly the same text. */
export type SameFact = NonNullable<Problem['same']>

/** The existing fact named in the server's refusal. */
export function sameIn({ body }: ApiError): SameFact {
  const { id, text, category } = fieldsOf(body.same)
  return { id: countOr(id, 0, 0, Infinity), text: textOr(text, ''), category: textOr(category, '') }
}
