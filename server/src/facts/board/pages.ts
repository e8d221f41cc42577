import type { Category, FactPage } from '@fable/contract'
import { FACT_SEARCH_SORTED_MAX, type FactSort } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { categoryWord, domainWord } from '../../db/fact-columns.ts'
import { wordsOf } from '../../lib/words.ts'
import { encodeCursor } from './cursor.ts'
import { listPage, type Position, toDetails } from './page-store.ts'
import { ID_END } from './ids.ts'
import { findMatches, type Terms } from './search-store.ts'

export type PageRequest = {
  readonly sort: FactSort
  readonly category?: Category | undefined
  readonly q?: string | undefined
  readonly domain?: string | undefined
  readonly after?: Position | undefined
  readonly limit: number
}

/** Each typed word is the beginning of a word; a single letter is a word, because it begins too many. */
const toTerm = (word: string) => ([...word].length === 1 ? word : `${word}*`)

/** The terms of a search. undefined: no search. null: a search that finds nothing. */
const termsOf = ({ q = '', domain, category }: PageRequest): Terms | null | undefined => {
  if (q === '' && domain === undefined) return undefined
  const words = wordsOf(q)
  if (q !== '' && words.length === 0) return null
  const places = [
    ...(category === undefined ? [] : [categoryWord(category)]),
    ...(domain === undefined ? [] : [domainWord(domain)]),
  ]
  return [...words.map(toTerm), ...places].map((term) => [term])
}

/** Reads a page in one of the orders, of all facts, of a category, or of those that a search finds. */
export const readPage = async (database: Database, request: PageRequest): Promise<FactPage> => {
  const { sort, category, after, limit } = request
  const terms = termsOf(request)
  if (terms === null) return { facts: [], next: null }
  const range =
    sort === 'new'
      ? { before: after?.id ?? ID_END, limit: limit + 1 }
      : { before: ID_END, limit: FACT_SEARCH_SORTED_MAX }
  const found = terms && (await findMatches(database, terms, range))
  const rows = await listPage(database, {
    sort,
    // The terms of a search contain the category.
    ...(found ? { among: found.ids } : { category }),
    after,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isCut = found && (found.isCut || found.ids.length === FACT_SEARCH_SORTED_MAX)
  return {
    facts: shown.map(toDetails),
    next: last && rows.length > limit ? encodeCursor(sort, last) : null,
    ...(isCut && { isCut }),
  }
}
