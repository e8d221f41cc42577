import { isUnreached } from '../../lib/api.ts'

export type Kept = {
  /** Set only in an offline copy: the time at which it was fetched, in milliseconds since 1970. */
  readonly keptAt?: number
}

/** Without a network it returns the offline copy, if there is one. */
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
