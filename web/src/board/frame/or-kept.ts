import { isUnreached } from '../../lib/api.ts'

export type Kept = {
  /**
   * The time at which the offline copy was fetched, in milliseconds since 1970. It is missing unless this is an offline
   * copy.
   */
  readonly keptAt?: number
}

/** If the server cannot be reached, returns the offline copy, if there is one. */
export async function orKept<Value>(
  request: Promise<Value>,
  findKept: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await request
  } catch (error) {
    if (!isUnreached(error)) throw error
    const kept = await findKept().catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
}
