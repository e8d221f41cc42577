export const WAITING_CORRECTIONS_KEY = 'WaitingCorrections'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [WAITING_CORRECTIONS_KEY]: true
  }
}
