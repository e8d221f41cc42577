import { useCallback, useEffect, useState } from 'react'
import { hasLocks, isLockHeld } from './secure/held-locks.ts'
import { requestLock } from './secure/locks.ts'
import type { StorageKey } from './storage.ts'
import { later } from './timers.ts'

type Ownership = 'asking' | 'mine' | 'elsewhere'
type OnChange = (state: Ownership) => void

/** A tab that is being reloaded releases its lock within this time. */
const RELEASE_MS = 400

type Options = {
  lock: string
  storageKey: StorageKey
  /** Called when another tab has removed the key, or has written once more just before it lost the lock. */
  onForeign: () => void
}

/** Asks for a lock that only one tab can hold. `takeOver` takes the lock from another tab. */
export function useTabLock({ lock, storageKey, onForeign }: Options): {
  ownership: Ownership
  takeOver: () => void
} {
  const [ownership, setOwnership] = useState<Ownership>('asking')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leave = new AbortController()
    void claim(lock, attempt > 0, leave.signal, setOwnership)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey && key !== null) return
      if (newValue === null || hasLocks()) onForeign()
      else setOwnership('elsewhere')
    }
    window.addEventListener('storage', onStorage, { signal: leave.signal })
    return () => leave.abort()
  }, [attempt, lock, storageKey, onForeign])

  const takeOver = useCallback(() => {
    setOwnership('asking')
    setAttempt((before) => before + 1)
  }, [])
  return { ownership, takeOver }
}

/**
 * Acquires the lock, by force if `steal` is true, and holds it until `signal` aborts. A tab that does not get the lock,
 * or loses it by force, waits for it. A hidden tab does not wait, because it would get the lock while the tab with the
 * game is being reloaded. Without locks every tab counts as the owner. `useTabLock` then notices by another tab's saves
 * that the game is played there.
 */
async function claim(name: string, steal: boolean, signal: AbortSignal, onChange: OnChange) {
  const keep = async () => {
    if (signal.aborted) return
    onChange('mine')
    await new Promise<void>((release) => {
      signal.addEventListener('abort', () => release())
    })
  }

  let isByForce = steal
  while (await isSeen(signal)) {
    let isAsking = true
    const sayElsewhere = async () => {
      // In a slow browser the lock may be granted late although no tab holds it.
      if ((await isLockHeld(name)) && isAsking) onChange('elsewhere')
    }
    const stop = later(RELEASE_MS, () => void sayElsewhere())
    const options = isByForce ? { steal: true } : { signal: untilHidden(signal) }
    isByForce = false
    try {
      const isGranted = await requestLock(name, options, () => {
        isAsking = false
        stop()
        return keep()
      })
      if (!isGranted) {
        onChange('mine')
        return
      }
    } catch {
      // The request was aborted because this tab was hidden, or because another tab has taken the lock by force.
      if (!signal.aborted) onChange('elsewhere')
    } finally {
      isAsking = false
      stop()
    }
  }
}

/** Resolves with false if `signal` aborts before the tab is visible. */
async function isSeen(signal: AbortSignal): Promise<boolean> {
  if (document.hidden) {
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
      signal.addEventListener('abort', () => resolve())
    })
  }
  return !signal.aborted
}

function untilHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const abort = () => hidden.abort()
  document.addEventListener('visibilitychange', abort, { once: true, signal })
  signal.addEventListener('abort', abort, { once: true })
  return hidden.signal
}

/**
 * Runs `action` once the lock is free, and holds the lock during that. Does not run `action` after `signal` has
 * aborted. Without locks, runs it at once.
 */
export async function whenFree(
  lock: string,
  signal: AbortSignal,
  action: () => void,
): Promise<void> {
  try {
    const isGranted = await requestLock(lock, { signal }, action)
    if (!isGranted) action()
  } catch {
    // The visitor left the page before the lock was free.
  }
}
