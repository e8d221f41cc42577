import type { FactDetails, FactPage, FactWithRelated } from '@fable/contract'
import type { Kept } from '../frame/or-kept.ts'

/** The default is the beginning of the list and the usual size. */
export type PageStart = { readonly after?: string; readonly limit?: string }

export type Page = FactPage &
  Kept & {
    /** In milliseconds since 1970. */
    readonly requestedAt: number
  }

/** Parts that only the fact's own page shows are missing until they are fetched. */
export type CachedFact = FactDetails & Partial<FactWithRelated> & Kept
