import { locks } from './locks.ts'

/** Checks whether the browser may offer locks. If it blocks cookies, they still fail. */
export const hasLocks = (): boolean => locks() !== undefined

export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const query = await locks()?.query()
    return query?.held?.some((lock) => lock.name === name) ?? false
  } catch {
    // This fails if the page is being closed, or if cookies are blocked.
    return false
  }
}
