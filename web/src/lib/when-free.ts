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
