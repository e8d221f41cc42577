/** The key of the results of "Fact or Fable?". The account has a copy. */
export const ROUND_RESULTS_KEY = 'RoundResults'
/** The key of the seals, of which the account has a copy as well. */
export const ROUND_SEALS_KEY = 'RoundSeals'
/** The key of the picks that wait for the network. */
export const WAITING_PICKS_KEY = 'WaitingPicks'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [ROUND_RESULTS_KEY]: true
    [ROUND_SEALS_KEY]: true
    [WAITING_PICKS_KEY]: true
  }
}
