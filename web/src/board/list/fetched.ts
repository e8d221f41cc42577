import { isUnreached } from '../../lib/api.ts'
import type { FactDetails, FactPage, FactWithRelated } from '@fable/contract'

/** The position at which a page of a list starts, and its size; by default the start and the usual size. */
export type PageStart = { readonly after?: string; readonly limit?: string }

/** Something that may be an offline copy. */
export type Kept = {
  /** Set only in an offline copy: the time at which it was fetched, in milliseconds since 1970. */
  readonly keptAt?: number
}

/** A page of a list as it is cached. */
export type Page = FactPage &
  Kept & {
    /** The time of its request, in milliseconds since 1970. */
    readonly requestedAt: number
  }

/** A cached fact. The parts that only its own page shows are missing until they are fetched. */
export type CachedFact = FactDetails & Partial<FactWithRelated> & Kept

/** Waits for a request. Without a network it returns the offline copy, if there is one. */
export async function orKept<Value>(
  request: Promise<Value>,
  findKept: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await request
  } catch (error) {
    if (!isUnreached(error)) throw error
    const kept = await findKept().catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
}
