/** The key of the last visit to the board, and of the facts that were shared from this browser. */
export const FACTS_VISIT_KEY = 'FactsVisit'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [FACTS_VISIT_KEY]: true
  }
}
