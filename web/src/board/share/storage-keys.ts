export const FACT_DRAFT_KEY = 'FactDraft'
export const WAITING_FACTS_KEY = 'WaitingFacts'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [FACT_DRAFT_KEY]: true
    [WAITING_FACTS_KEY]: true
  }
}
