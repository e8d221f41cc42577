import { useCallback, useEffect, useState } from 'react'
import { pause } from './timers.ts'

/** Whether this tab has the lock, another one has, or that is not known yet. */
type Ownership = 'asking' | 'mine' | 'elsewhere'
type OnChange = (state: Ownership) => void

/** A tab that is being reloaded releases its lock within this time, in milliseconds. */
const RELEASE_TIME = 400

/** Whether this document took the place of one in the same tab, which may still hold the lock. */
const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/** Without https there are no locks. */
const hasLocks = () => (navigator.locks as LockManager | undefined) !== undefined

/** Keeps a lock that was taken until `signal` aborts. */
async function keep(signal: AbortSignal, onChange: OnChange): Promise<void> {
  if (signal.aborted) return
  onChange('mine')
  await new Promise<void>((release) => {
    signal.addEventListener('abort', () => release())
  })
}

/**
 * Takes a lock, by force with `steal`, and keeps it until `signal` aborts or another tab takes it by
 * force; then the promise settles. False when another tab has it.
 */
async function hold(name: string, steal: boolean, signal: AbortSignal, onChange: OnChange) {
  return navigator.locks.request(name, steal ? { steal } : { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await keep(signal, onChange)
    return true
  })
}

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

/** Aborts when this tab, which is visible, is hidden, or when `signal` aborts. */
function untilHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const abort = () => hidden.abort()
  document.addEventListener('visibilitychange', abort, { once: true, signal })
  return AbortSignal.any([signal, hidden.signal])
}

/** Takes the lock when this tab is visible, or waits for it. Without locks, a save by another tab says that it is elsewhere. */
async function claim(name: string, steal: boolean, signal: AbortSignal, onChange: OnChange) {
  if (!hasLocks()) {
    onChange('mine')
    return
  }
  if (!(await isSeen(signal))) return
  try {
    if (await hold(name, steal, signal, onChange)) return
    if (isReload()) {
      await pause(RELEASE_TIME)
      if (!(await isSeen(signal)) || (await hold(name, steal, signal, onChange))) return
    }
  } catch {
    // Another tab took the lock by force.
  }
  if (signal.aborted) return
  onChange('elsewhere')
  await waitForTurn(name, signal, onChange)
}

/**
 * Takes the lock as soon as the other tab has released it, but only while this one is visible: a tab that is
 * reloaded must not lose its game to one that nobody looks at.
 */
async function waitForTurn(name: string, signal: AbortSignal, onChange: OnChange) {
  while (await isSeen(signal)) {
    try {
      const options = { signal: untilHidden(signal) }
      await navigator.locks.request(name, options, () => keep(signal, onChange))
    } catch {
      // This tab was hidden, or yet another one has taken the lock by force.
      if (!signal.aborted) onChange('elsewhere')
    }
  }
}

type Options = {
  /** The lock's name. */
  lock: string
  /** The key that the owner of the lock writes. */
  storageKey: string
  /** Another tab has removed the key, or its last write before it lost the lock arrives only now. */
  onForeign: () => void
}

/** One tab at a time has the lock; `takeOver` takes it from whichever has it. */
export function useTabLock({ lock, storageKey, onForeign }: Options) {
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
 * Calls back once no tab has the lock, and holds it meanwhile; never after `signal` aborts. Without https there
 * are no locks, and it calls back at once.
 */
export async function whenFree(lock: string, signal: AbortSignal, action: () => void) {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) {
    action()
    return
  }
  try {
    await locks.request(lock, { signal }, action)
  } catch {
    // The page was left before.
  }
}
