import {
  factPath,
  FACTS_PAGE_LIMIT,
  parametersOf,
  SCREEN_PATHS,
  viewIn,
} from '@fable/contract/limits'
import type { Contents } from '../../http/documents.ts'
import { codeOf } from '../../http/problems.ts'
import { decodeCursor } from './cursor.ts'
import type { FactReads } from './reads.ts'

/** Ids are as in the contract: a positive number of at most nine digits. */
const ID = /^[1-9]\d{0,8}$/

/** What the board shows, in each of its views, and the page of a fact. */
export const factContents = (reads: FactReads): Contents => ({
  facts: async ({ query }) => {
    const view = viewIn(query)
    const after = view.after ? decodeCursor(view.sort, view.after) : undefined
    if (after === null) return undefined
    const page = await reads.page({
      sort: view.sort,
      category: view.category ?? undefined,
      q: view.q || undefined,
      domain: view.domain || undefined,
      after,
      limit: FACTS_PAGE_LIMIT,
    })
    const search = new URLSearchParams(parametersOf(view)).toString()
    return { path: SCREEN_PATHS.facts, contents: { search, facts: page.value }, tag: page.etag }
  },

  fact: async ({ id }) => {
    if (!ID.test(id)) return 404
    try {
      const fact = await reads.fact(Number(id))
      return { path: factPath(fact.value.id), contents: { fact: fact.value }, tag: fact.etag }
    } catch (error) {
      const code = codeOf(error)
      if (code === 'fact_hidden') return 410
      if (code === 'fact_not_found') return 404
      throw error
    }
  },
})
