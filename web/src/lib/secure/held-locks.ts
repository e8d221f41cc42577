import { locks } from './locks.ts'

/** Checks whether the browser may have locks. */
export const hasLocks = (): boolean => locks() !== undefined

/** Checks whether any tab has the lock. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const query = await locks()?.query()
    return query?.held?.some((lock) => lock.name === name) ?? false
  } catch {
    // The page is being closed, or cookies are blocked.
    return false
  }
}
