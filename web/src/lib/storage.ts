import { useSyncExternalStore } from 'react'

/** Access to the browser's storage, which may be full, blocked or missing. None of these functions throws. */

/** Reads the text under a key; null if there is none or it cannot be read. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a text and reads it back. Returns false if the browser did not store it. */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Reads JSON; undefined if it is missing or broken. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

/**
 * Calls `listener` when another tab has changed what is stored under one of these keys, by default any, until the
 * returned function is called.
 */
export function subscribeToStorage(listener: () => void, keys?: readonly string[]): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the other tab has cleared the whole storage.
    if (key === null || !keys || keys.includes(key)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/**
 * Checks whether something is stored under any of the keys; false during hydration. If another tab changes that, the
 * component is rendered again; changes by this tab show with its next rendering.
 */
export const useIsStored = (keys: readonly string[]): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => keys.some((key) => readText(key) !== null),
    () => false,
  )

/**
 * The storage keys of drafts, which are stored until they are sent. Signing out deletes them, so they need not name an
 * account.
 */
export const DRAFT_KEYS = {
  fact: 'FactDraft',
  waitingFacts: 'WaitingFacts',
  corrections: 'CorrectionDrafts',
  waitingCorrections: 'WaitingCorrections',
  waitingPicks: 'WaitingPicks',
  feedback: 'FeedbackDraft',
} as const

/** The storage key of the results of "Fact or Fable?". Signing out deletes them; the account has a copy. */
export const ROUND_RESULTS_KEY = 'RoundResults'

/** The storage key of the seals of "Fact or Fable?", which belong to an account as the results do. */
export const ROUND_SEALS_KEY = 'RoundSeals'

/**
 * The storage key of the last visit to the board, and of the facts that were shared from this browser. Signing out
 * deletes it.
 */
export const FACTS_VISIT_KEY = 'FactsVisit'
