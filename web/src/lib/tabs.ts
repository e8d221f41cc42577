import { useCallback, useEffect, useState } from 'react'
import { hasLocks, isLockHeld } from './secure/held-locks.ts'
import { requestLock } from './secure/locks.ts'
import { later } from './timers.ts'

/** This tab has the lock, another tab has it, or it is not known yet. */
type Ownership = 'asking' | 'mine' | 'elsewhere'
type OnChange = (state: Ownership) => void

/** A tab that is being reloaded releases its lock within this time, in milliseconds. */
const RELEASE_TIME = 400

/** Resolves when this tab is visible: true, or false when `signal` aborts before. */
async function isSeen(signal: AbortSignal): Promise<boolean> {
  if (document.hidden) {
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
      signal.addEventListener('abort', () => resolve())
    })
  }
  return !signal.aborted
}

/** Aborts when this visible tab is hidden, or when `signal` aborts. */
function untilHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const abort = () => hidden.abort()
  document.addEventListener('visibilitychange', abort, { once: true, signal })
  signal.addEventListener('abort', abort, { once: true })
  return hidden.signal
}

/**
 * Takes the lock, by force with `steal`, and keeps it until `signal` aborts. A tab that does not get it, or loses it by
 * force, waits for it, but only while this tab is visible: a reloaded tab must not lose its game to a hidden one.
 * Without locks, a save by another tab shows that the game is played elsewhere.
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
      // A slow browser may not have responded yet, although no tab has the lock.
      if ((await isLockHeld(name)) && isAsking) onChange('elsewhere')
    }
    const stop = later(RELEASE_TIME, () => void sayElsewhere())
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
      // This tab was hidden, or another one has taken the lock by force.
      if (!signal.aborted) onChange('elsewhere')
    } finally {
      isAsking = false
      stop()
    }
  }
}

type Options = {
  /** The lock's name. */
  lock: string
  /** The key that the owner of the lock writes. */
  storageKey: string
  /** Another tab has removed the key, or its last write from before it lost the lock arrives only now. */
  onForeign: () => void
}

/** One tab at a time holds the lock; `takeOver` takes it from that tab. */
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
 * Calls back, holding the lock, once no tab has it; never after `signal` aborts. Without locks it calls back at once.
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
    // The page was left before.
  }
}
