import { useSyncExternalStore } from 'react'

/** The browser's storage, which may be full, blocked or missing. Nothing here throws. */

/** The text stored under a key; null if there is none or it cannot be read. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes and reads back; false if the browser did not store it. */
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

function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/**
 * Checks whether something is stored under one of the keys; always false during hydration. Changes by other tabs show
 * at once, changes by this tab with the next rendering.
 */
export const useIsStored = (keys: readonly string[]): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => keys.some((key) => readText(key) !== null),
    () => false,
  )

/** Keys of drafts, which are kept until they are sent. A sign-out deletes it, so it names no account. */
export const DRAFT_KEYS = {
  fact: 'FactDraft',
  waitingFacts: 'WaitingFacts',
  corrections: 'CorrectionDrafts',
  waitingCorrections: 'WaitingCorrections',
  waitingPicks: 'WaitingPicks',
  feedback: 'FeedbackDraft',
} as const

/** The key of the results of "Fact or Fable?". Signing out deletes them, because the account keeps them. */
export const ROUND_RESULTS_KEY = 'RoundResults'

/** The board's state at the last visit, and the facts shared from here. A sign-out deletes it. */
export const FACTS_VISIT_KEY = 'FactsVisit'
