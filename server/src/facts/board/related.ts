import type { Fact, FactDetails } from '@fable/contract'
import { RELATED_FACTS_MAX } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { categoryWord } from '../../db/fact-columns.ts'
import { wordsOf } from '../../lib/words.ts'
import { listPage, toDetails } from './page-store.ts'
import { ID_END } from './ids.ts'
import { findMatches } from './search-store.ts'
import { type CountWord, makeWordCounts } from './word-counts.ts'

/** Shorter words say too little about the subject of a fact. */
const WORD_MIN = 4
/** A candidate has one of so many words. */
const TERMS_MAX = 8
const CANDIDATES_MAX = 40
/** About how many facts may have one of these words, in all categories. */
const MATCHES_MAX = 1000

/** The rarest words, of those that are equally rare the longest. */
const rarestOf = (words: readonly string[], count: CountWord): string[] =>
  words
    .toSorted((one, other) => count(one) - count(other) || other.length - one.length)
    .slice(0, TERMS_MAX)

/** The first words, as many as have few matches together. */
const withFewMatches = (words: readonly string[], count: CountWord): string[] => {
  let matches = 0
  return words.filter((word) => (matches += count(word)) <= MATCHES_MAX)
}

/**
 * Creates a function that finds the facts of the same category that share most of a fact's words, the
 * newest first. Facts without a rare word have related ones among the newest only.
 */
export const makeFindRelated = (database: Database) => {
  const readCounts = makeWordCounts(database)

  const findCandidates = async (words: readonly string[], category: string) => {
    const count = await readCounts()
    const place = [categoryWord(category)]
    const rarest = rarestOf(words, count)
    const rare = withFewMatches(rarest, count)
    const terms = [rare.length > 0 ? rare : rarest, place]
    return (await findMatches(database, terms, { before: ID_END, limit: CANDIDATES_MAX })).ids
  }

  return async (fact: Fact): Promise<FactDetails[]> => {
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
      .map(({ candidate }) => toDetails(candidate))
  }
}

export type FindRelated = ReturnType<typeof makeFindRelated>
