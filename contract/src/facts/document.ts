import type { FactPage, FactWithRelated } from './routes.ts'

/** What the server renders the fact list from. */
export type FactsDocument = {
  /** When it was rendered, in milliseconds since 1970. */
  readonly now: number
  /** The query of the address, without `?`. */
  readonly search: string
  /** The first page of the list. */
  readonly page: FactPage
}

/** What the server renders the page of a fact from. */
export type FactDocument = {
  /** The beginning of the minute in which it was rendered, in milliseconds since 1970. */
  readonly now: number
  readonly fact: FactWithRelated
}
