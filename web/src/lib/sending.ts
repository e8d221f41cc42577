import { requestLock } from './secure/locks.ts'

const AGAIN_AFTER_MS = 15_000

/** Lets only one tab send at a time. The sending tab holds the lock of this name. Without locks each tab sends. */
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
 * Calls `attempt` at intervals while the page is visible. Also calls it when the network returns or the page becomes
 * visible. Stops when the returned function is called.
 */
export function tryAgain(attempt: () => void): () => void {
  const tryInView = () => {
    if (document.visibilityState === 'visible') attempt()
  }
  const timer = setInterval(tryInView, AGAIN_AFTER_MS)
  window.addEventListener('online', tryInView)
  document.addEventListener('visibilitychange', tryInView)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', tryInView)
    document.removeEventListener('visibilitychange', tryInView)
  }
}
