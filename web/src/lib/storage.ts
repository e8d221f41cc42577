import { useSyncExternalStore } from 'react'

/**
 * The functions of this file access the browser's storage, which may be full, blocked or missing. They do not throw.
 */

/**
 * The file that owns a key adds the key by a module augmentation. `account/stored-data.ts` must then say what signing
 * out does with the key.
 */
export interface StorageKeys {}

export type StorageKey = keyof StorageKeys

/** Returns null if there is no text or if the text cannot be read. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns false if the browser did not store the text. Some browsers drop it without an error, so it is read back. */
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

/** Returns undefined if the JSON is missing or invalid. */
export function readJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readText(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

/**
 * Calls `listener` when another tab changes what is stored under one of these keys, or under any key without `keys`.
 * Stops when the returned function is called.
 */
export function subscribeToStorage(listener: () => void, keys?: readonly StorageKey[]): () => void {
  const watched: readonly string[] | undefined = keys
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if another tab has cleared the whole storage.
    if (key === null || !watched || watched.includes(key)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/**
 * True if one of the keys has a stored value. False during hydration. A change by another tab renders the component
 * again. A change by this tab shows only with the next rendering.
 */
export const useIsStored = (keys: readonly StorageKey[]): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => keys.some((key) => readText(key) !== null),
    () => false,
  )
