import type { FactPage } from './routes.ts'

/**
 * What the server renders the fact list from. It stands in the document as JSON, so that the page starts from
 * the same values.
 */
export type FactsDocument = {
  /** When it was rendered, in milliseconds since 1970. */
  readonly now: number
  /** The query of the address, without `?`. */
  readonly search: string
  /** The first page of the list. */
  readonly page: FactPage
}

/** The id of the element in the document that holds a `FactsDocument`. */
export const FACTS_DOCUMENT_ID = 'facts-document'
