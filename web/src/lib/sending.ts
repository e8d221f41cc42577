import { requestLock } from './secure/locks.ts'

/** Interval in milliseconds at which a visible page makes another attempt. */
const AGAIN_AFTER = 15_000

/**
 * Returns a function that runs `send` after its earlier runs and those of other tabs, which a lock of this name shows.
 * Without locks it only waits for those of its own tab.
 */
export function oneByOne(name: string, send: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  const run = async () => {
    const hasLocks = await requestLock(name, {}, send)
    if (!hasLocks) await send()
  }
  return () => {
    last = last.then(run, run)
    return last
  }
}

/**
 * Calls `attempt` at intervals while the page is visible, and when the network is back. Stops when the returned
 * function is called.
 */
export function tryAgain(attempt: () => void): () => void {
  const tryInView = () => {
    if (document.visibilityState === 'visible') attempt()
  }
  const timer = setInterval(tryInView, AGAIN_AFTER)
  window.addEventListener('online', tryInView)
  document.addEventListener('visibilitychange', tryInView)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', tryInView)
    document.removeEventListener('visibilitychange', tryInView)
  }
}
