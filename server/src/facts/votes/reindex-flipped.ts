import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import { reindexFacts } from '../board/word-index.ts'

/**
 * Creates what keeps the index of words as it must be after votes: a fact is found by the words of its correction while
 * it is disputed. The votes count all the same where that fails; it is tried again with the next ones.
 */
export const makeReindexFlipped = (
  database: Database,
  log: Pick<Logger, 'warn'>,
): ((flipped: readonly number[]) => Promise<void>) => {
  const waiting = new Set<number>()
  return async (flipped) => {
    for (const id of flipped) waiting.add(id)
    if (waiting.size === 0) return
    const ids = [...waiting]
    try {
      await reindexFacts(database, ids)
      for (const id of ids) waiting.delete(id)
    } catch (error) {
      log.warn({ err: error }, 'could not index facts anew whose dispute has changed')
    }
  }
}
