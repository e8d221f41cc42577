import type { Fact, FactDetails } from '@fable/contract'
import { RELATED_FACTS_MAX } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import { categoryWord } from '../platform/db/fact-columns.ts'
import { wordsOf } from '../platform/words.ts'
import { listPage, toDetails } from './page-store.ts'
import { findMatches, ID_END } from './search-store.ts'

/** Shorter words say too little about the subject of a fact. */
const WORD_MIN = 4
/** The longest words are the rarest. A candidate has one of them. */
const LONGEST_MAX = 6
const CANDIDATES_MAX = 100

/** Finds the facts of the same category that share most of the fact's words, the newest first. */
export const findRelated = async (database: Database, fact: Fact): Promise<FactDetails[]> => {
  const words = wordsOf(fact.text).filter((word) => word.length >= WORD_MIN)
  if (words.length === 0) return []
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, LONGEST_MAX)
  const terms = [longest, [categoryWord(fact.category)]]
  const among = await findMatches(database, terms, { before: ID_END, limit: CANDIDATES_MAX })
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
    .map(({ candidate }) => toDetails(candidate))
}
