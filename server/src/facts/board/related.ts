import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Fact, FactDetails } from '@fable/contract'
import { RELATED_FACTS_MAX } from '@fable/contract/limits'
import type { Database, ServerDatabase } from '../../db/database.ts'
import { orIfUnavailable } from '../../db/errors.ts'
import { wordsOf } from '../../lib/words.ts'
import { ID_END } from '../store/facts.ts'
import { categoryWord } from '../store/filter-words.ts'
import { factWords } from '../store/word-index.ts'
import { type FactRow, listDetails, listPage } from './pages.ts'
import { findMatches } from './search-store.ts'

const COUNTED_FACTS = 1000
const COUNTED_AT_ONCE = 20

const MAX_AGE_MS = 600_000

type CountWord = (word: string) => number

/** Shorter words say too little about the subject of a fact. */
const WORD_MIN = 4
/** Only this many words of a fact are searched, the rarest ones. A candidate contains at least one of these words. */
const TERMS_MAX = 8
const CANDIDATES_MAX = 40
const MATCHES_MAX = 1000

const rarestOf = (words: readonly string[], count: CountWord): string[] =>
  words
    .toSorted((one, other) => count(one) - count(other) || other.length - one.length)
    .slice(0, TERMS_MAX)

/**
 * Related facts have the same category. First come those that share the most words with the fact, of equal ones the
 * newest; then the top facts. If the fact has only frequent words, it is compared with the newest facts that contain
 * them.
 */
export function makeFindRelated(database: ServerDatabase): (fact: Fact) => Promise<FactDetails[]> {
  const readCounts = makeWordCounts(database)

  const findCandidates = async (words: readonly string[], category: string) => {
    const count = await readCounts()
    const place = [categoryWord(category)]
    const rarest = rarestOf(words, count)
    const rare = withFewMatches(rarest, count)
    const terms = [rare.length > 0 ? rare : rarest, place]
    return (await findMatches(database, terms, { before: ID_END, limit: CANDIDATES_MAX })).ids
  }

  const findSimilar = async (fact: Fact): Promise<FactRow[]> => {
    const words = wordsOf(fact.text).filter((word) => word.length >= WORD_MIN)
    if (words.length === 0) return []
    const among = await findCandidates(words, fact.category)
    const candidates = await listPage(database, { sort: 'new', among, limit: CANDIDATES_MAX })
    const countShared = (text: string) => {
      const others = new Set(wordsOf(text))
      return words.filter((word) => others.has(word)).length
    }
    return candidates
      .filter(({ id }) => id !== fact.id)
      .map((candidate) => ({ candidate, shared: countShared(candidate.text) }))
      .filter(({ shared }) => shared > 0)
      .sort((one, other) => other.shared - one.shared)
      .slice(0, RELATED_FACTS_MAX)
      .map(({ candidate }) => candidate)
  }

  return async (fact: Fact): Promise<FactDetails[]> => {
    const { id, category } = fact
    // If similar facts cannot be found, only the top facts are listed.
    const similar = await orIfUnavailable(findSimilar(fact), [])
    const top = await listPage(database, { sort: 'top', category, limit: 2 * RELATED_FACTS_MAX })
    const found = new Map([...similar, ...top].map((one) => [one.id, one]))
    found.delete(id)
    return listDetails(database, [...found.values()].slice(0, RELATED_FACTS_MAX))
  }
}

/**
 * Estimates how often a word occurs in all facts. It counts the words of the newest facts, and counts again after ten
 * minutes. Neither database knows the exact number without reading its whole index.
 */
function makeWordCounts(database: Database): () => Promise<CountWord> {
  const cache = new LRUCache<'counts', CountWord>({
    max: 1,
    ttl: MAX_AGE_MS,
    fetchMethod: () => countWords(database),
  })
  return () => cache.forceFetch('counts')
}

function withFewMatches(words: readonly string[], count: CountWord): string[] {
  let matches = 0
  return words.filter((word) => {
    matches += count(word)
    return matches <= MATCHES_MAX
  })
}

async function countWords(database: Database): Promise<CountWord> {
  const facts = await listPage(database, { sort: 'new', limit: COUNTED_FACTS })
  const counts = new Map<string, number>()
  for (const [n, fact] of facts.entries()) {
    if (n % COUNTED_AT_ONCE === 0) await nextTurn()
    for (const word of factWords(fact).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // The highest id is roughly the number of facts.
  const factor = Math.max(1, (facts[0]?.id ?? 0) / COUNTED_FACTS)
  return (word) => (counts.get(word) ?? 0) * factor
}
