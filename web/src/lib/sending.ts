import { requestLock } from './secure/locks.ts'

/** Interval in milliseconds at which a visible page makes another attempt. */
const AGAIN_AFTER = 15_000

/**
 * Returns a function that runs `send` unless another tab is doing so, which the lock of this name shows. Without locks
 * each tab sends.
 */
export function inOneTab(name: string, send: () => Promise<void>): () => Promise<void> {
  let isSending = false
  return async () => {
    if (isSending) return
    isSending = true
    try {
      const hasLocks = await requestLock(name, { ifAvailable: true }, (lock) => lock && send())
      if (!hasLocks) await send()
    } finally {
      isSending = false
    }
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
