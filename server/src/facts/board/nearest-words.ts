import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { otherNumbersOf, sourceDomain } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { wordsOf } from '../../lib/words.ts'
import { ID_END } from '../store/facts.ts'
import { type FactRow, listPage } from './pages.ts'

/** Only the newest facts are read. Between two batches, other requests are handled. */
const READ_FACTS = 10_000
const READ_AT_ONCE = 100

const MAX_AGE_MS = 600_000

type KnownWord = {
  readonly word: string
  /** One bit for each letter of the word. Comparing these bits first rules out most words quickly. */
  readonly letters: number
  count: number
}

export type KnownWords = ReadonlyMap<string, KnownWord>

type Read = { readonly words: Map<string, KnownWord>; last: number }

/**
 * Reads the words when they are first needed, and again after ten minutes, because facts may have been hidden. Each
 * call adds the words of new facts.
 */
export function makeKnownWords(database: Database): () => Promise<KnownWords> {
  const cache = new LRUCache<'words', Read>({
    max: 1,
    ttl: MAX_AGE_MS,
    allowStale: true,
    fetchMethod: () => readWords(database),
  })
  return async () => {
    const known = await cache.forceFetch('words')
    const newest = await listPage(database, { sort: 'new', limit: READ_AT_ONCE })
    addWords(
      known.words,
      newest.filter(({ id }) => id > known.last),
    )
    known.last = Math.max(known.last, newest[0]?.id ?? 0)
    return known.words
  }
}

async function readWords(database: Database): Promise<Read> {
  const words = new Map<string, KnownWord>()
  let last = 0
  let before = ID_END
  for (let read = 0; read < READ_FACTS; read += READ_AT_ONCE) {
    const after = { value: 0, id: before }
    const facts = await listPage(database, { sort: 'new', after, limit: READ_AT_ONCE })
    addWords(words, facts)
    last = Math.max(last, facts[0]?.id ?? 0)
    before = facts.at(-1)?.id ?? 0
    if (facts.length < READ_AT_ONCE) break
    await nextTurn()
  }
  return { words, last }
}

function addWords(known: Map<string, KnownWord>, facts: readonly FactRow[]): void {
  for (const { text, source } of facts) {
    const words = new Set([...wordsOf(text), ...wordsOf(sourceDomain(source))])
    for (const word of words) {
      const before = known.get(word)
      if (before) before.count += 1
      else known.set(word, { word, letters: lettersOf(word), count: 1 })
    }
  }
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

const WORD_MIN = 3
const LONG_WORD = 6

const wrongMax = (word: string): number => (word.length < LONG_WORD ? 1 : 2)

/** Counts letters that are wrong, missing, added, or swapped with the next one. A result above `max` may be too low. */
export function distanceOf(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let beforeLast: readonly number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)

  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > max) return max + 1
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

type Near = KnownWord & { readonly distance: number; readonly shared: number }

const isKnown = (known: KnownWords, searched: string): boolean =>
  known.keys().some((word) => word.startsWith(searched)) ||
  otherNumbersOf(searched).some((word) => known.has(word))

const COMPARED_MAX = 3

/**
 * Sorts the words by the number of wrong letters, then by the length of the same beginning, then by frequency. If all
 * words are known but no fact has all of them, returns the searched words, the rare ones first.
 */
export function listNearest(known: KnownWords, searched: readonly string[]): string[] {
  const count = (word: string) => known.get(word)?.count ?? 0
  const words = searched.filter((word) => word.length >= WORD_MIN && /\p{L}/u.test(word))
  const unknown = words.filter((word) => !isKnown(known, word)).slice(0, COMPARED_MAX)
  if (unknown.length === 0) {
    const parts = searched.length > 1 ? words : []
    return parts.toSorted((one, other) => count(one) - count(other))
  }
  const near = unknown
    .flatMap((word) => listNear(known, word))
    .toSorted(
      (one, other) =>
        one.distance - other.distance || other.shared - one.shared || other.count - one.count,
    )
  return [...new Set(near.map(({ word }) => word))]
}

function listNear(known: KnownWords, searched: string): Near[] {
  const max = wrongMax(searched)
  const letters = lettersOf(searched)
  const near: Near[] = []
  for (const one of known.values()) {
    const { word } = one
    if (word.length < WORD_MIN || Math.abs(word.length - searched.length) > max) continue
    if (countOwnLetters(letters, one.letters) > 2 * max) continue
    const distance = distanceOf(searched, word, max)
    if (distance <= max)
      near.push({ ...one, distance, shared: countSharedBeginning(searched, word) })
  }
  return near
}

// One wrong letter changes at most two of the bits.
function countOwnLetters(one: number, other: number): number {
  let count = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1
  return count
}

function countSharedBeginning(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
