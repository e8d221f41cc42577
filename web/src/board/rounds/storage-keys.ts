/** The account has a copy of the results and the seals. */
export const ROUND_RESULTS_KEY = 'RoundResults'
export const ROUND_SEALS_KEY = 'RoundSeals'
export const WAITING_PICKS_KEY = 'WaitingPicks'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [ROUND_RESULTS_KEY]: true
    [ROUND_SEALS_KEY]: true
    [WAITING_PICKS_KEY]: true
  }
}
