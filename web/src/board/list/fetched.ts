import type { FactDetails, FactPage, FactWithRelated } from '@fable/contract'
import type { Kept } from '../frame/or-kept.ts'

/** The position at which a page of a list starts, and its size; by default the start and the usual size. */
export type PageStart = { readonly after?: string; readonly limit?: string }

/** A page of a list as it is cached. */
export type Page = FactPage &
  Kept & {
    /** The time of its request, in milliseconds since 1970. */
    readonly requestedAt: number
  }

/** A cached fact. The parts that only its own page shows are missing until they are fetched. */
export type CachedFact = FactDetails & Partial<FactWithRelated> & Kept
