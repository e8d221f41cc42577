import { ApiError } from '../../lib/api.ts'
import type { Correction, FactDetails, FactPage, FactWithRelated } from '@fable/contract'

/** The start and the size of a page of a list; by default the first 30 facts, or those of the document. */
export type PageStart = { readonly after?: string; readonly limit?: string }

/** A page of a list as it is cached. */
export type Page = FactPage & {
  /** When it was requested, in milliseconds since 1970. */
  readonly requestedAt: number
  /** An offline copy. */
  readonly isKept?: true
}

/** A cached fact, with the parts that only its page shows once they are fetched. */
export type CachedFact = FactDetails & {
  readonly related: readonly FactDetails[] | undefined
  readonly corrections: readonly Correction[] | undefined
  readonly vouched?: FactWithRelated['vouched']
  readonly rounds?: FactWithRelated['rounds']
  /** Set for an offline copy: when it was fetched, in milliseconds since 1970. */
  readonly keptAt?: number
}

/** Fetches a value. Without a network it returns the offline copy, if there is one. */
export async function orKept<Value>(
  request: Promise<Value>,
  findKept: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await request
  } catch (error) {
    if (error instanceof ApiError) throw error
    const kept = await findKept().catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
}
