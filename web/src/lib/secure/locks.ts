/** Undefined at insecure addresses. */
export const locks = (): LockManager | undefined => navigator.locks

/**
 * Runs `action` under a lock, or with null instead of it if `ifAvailable` finds it taken. Returns false, and runs
 * nothing, without locks: at insecure addresses, or if the browser blocks cookies. Rejects like the action, and with an
 * AbortError when it is aborted or another tab steals the lock.
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
