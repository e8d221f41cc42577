import { locks } from './locks.ts'

/** Whether the browser may have locks. */
export const hasLocks = (): boolean => locks() !== undefined

/** Whether any tab has the lock. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const query = await locks()?.query()
    return query?.held?.some((lock) => lock.name === name) ?? false
  } catch {
    // The page is being left, or cookies are blocked.
    return false
  }
}
