export const FACT_DRAFT_KEY = 'FactDraft'
/** The key of the facts that wait for the network. */
export const WAITING_FACTS_KEY = 'WaitingFacts'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [FACT_DRAFT_KEY]: true
    [WAITING_FACTS_KEY]: true
  }
}
