import type { Database } from '../../db/database.ts'
import { isUnavailable } from '../../db/errors.ts'
import { reindexFacts } from '../board/word-index.ts'

/**
 * Creates what keeps the index of words as it must be after votes: a fact is found by the words of its correction while
 * it is disputed. The votes count all the same where that fails; it is tried again with the next ones.
 */
export const makeReindexFlipped = (
  database: Database,
): ((flipped: readonly number[]) => Promise<void>) => {
  const waiting = new Set<number>()
  return async (flipped) => {
    for (const id of flipped) waiting.add(id)
    if (waiting.size === 0) return
    try {
      await reindexFacts(database, [...waiting])
      waiting.clear()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}
