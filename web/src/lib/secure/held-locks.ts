import { locks } from './locks.ts'

/** True if the browser has the API. If it blocks cookies, requests for locks still fail. */
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
