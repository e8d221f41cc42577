import type { FactDocument, FactsDocument } from './facts/document.ts'
import type { Update } from './updates.ts'

/** What the server renders a screen from. It stands in the document as JSON, so that the page starts from the same values. */
export type ScreenData = {
  readonly facts?: FactsDocument
  readonly fact?: FactDocument
  readonly updates?: readonly Update[]
}
