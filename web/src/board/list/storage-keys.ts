export const FACTS_VISIT_KEY = 'FactsVisit'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [FACTS_VISIT_KEY]: true
  }
}
