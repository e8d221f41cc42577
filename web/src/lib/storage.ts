import { useSyncExternalStore } from 'react'

/** Access to the browser's storage, which may be full, blocked or missing. None of these functions throws. */

/**
 * The file that owns a key adds it by a module augmentation, and `account/stored-data.ts` must then say what signing
 * out does with it.
 */
export interface StorageKeys {}

export type StorageKey = keyof StorageKeys

/** Null if there is no text or it cannot be read. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Reads the text back. Returns false if the browser did not store it. */
export function writeText(key: StorageKey, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

export function removeText(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Undefined if the JSON is missing or broken. */
export function readJson(key: StorageKey): unknown {
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
export function subscribeToStorage(listener: () => void, keys?: readonly StorageKey[]): () => void {
  const watched: readonly string[] | undefined = keys
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the other tab has cleared the whole storage.
    if (key === null || !watched || watched.includes(key)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/**
 * False during hydration. If another tab changes what is stored, the component is rendered again; changes by this tab
 * show with its next rendering.
 */
export const useIsStored = (keys: readonly StorageKey[]): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => keys.some((key) => readText(key) !== null),
    () => false,
  )
