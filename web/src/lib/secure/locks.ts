/** Returns undefined at insecure addresses. */
export const locks = (): LockManager | undefined => navigator.locks

/**
 * Runs `action` while it holds the lock. With `ifAvailable`, runs `action` with null if the lock is held elsewhere.
 * Returns false without running it if there are no locks: at insecure addresses, or if the browser blocks cookies.
 * Rejects if the action rejects. Rejects with an AbortError if the request is aborted or another tab steals the lock.
 */
export async function requestLock(
  name: string,
  options: LockOptions,
  action: (lock: Lock | null) => unknown,
): Promise<boolean> {
  let isCalled = false as boolean
  try {
    await locks()?.request(name, options, (lock) => {
      isCalled = true
      return action(lock)
    })
  } catch (error) {
    if (isCalled || (error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return isCalled
}
