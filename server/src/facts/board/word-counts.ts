import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { factWords } from '../../db/fact-columns.ts'
import { listPage } from './page-store.ts'

/** Words are counted in this number of the newest facts, some in each turn of the event loop. */
const COUNTED_FACTS = 1000
const COUNTED_AT_ONCE = 20

const MAX_AGE_MS = 600_000

/** About how many facts have the word. */
export type CountWord = (word: string) => number

const countWords = async (database: Database): Promise<CountWord> => {
  const facts = await listPage(database, { sort: 'new', limit: COUNTED_FACTS })
  const counts = new Map<string, number>()
  for (const [n, fact] of facts.entries()) {
    if (n % COUNTED_AT_ONCE === 0) await nextTurn()
    for (const word of factWords(fact).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // The highest id is about the number of facts.
  const factor = Math.max(1, (facts[0]?.id ?? 0) / COUNTED_FACTS)
  return (word) => (counts.get(word) ?? 0) * factor
}

/**
 * Estimates how many facts have a word, alike on both databases. Neither knows it without reading all
 * entries of the word. The newest facts are counted again after ten minutes.
 */
export const makeWordCounts = (database: Database): (() => Promise<CountWord>) => {
  const cache = new LRUCache<'counts', CountWord>({
    max: 1,
    ttl: MAX_AGE_MS,
    fetchMethod: () => countWords(database),
  })
  return () => cache.forceFetch('counts')
}
