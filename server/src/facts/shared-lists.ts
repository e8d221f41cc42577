import type { Category, Fact, FactPage } from '@fable/contract'
import { FACT_SORTS, FACTS_PAGE_LIMIT, type FactSort } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { createFactLists } from './lists.ts'
import { readPage } from './pages.ts'
import { listFacts } from './store.ts'

type Deps = {
  readonly database: Database
  /** A clock in ms that never goes back. */
  readonly monotonic: () => number
}

/** Creates the lists that many visitors read: the list of all facts, and the first page of each order. */
export const createSharedLists = ({ database, monotonic }: Deps) => {
  const all = createFactLists({
    monotonic,
    load: async (category) => new CachedBody<Fact[]>(await listFacts(database, category)),
  })
  const firstPagesIn = (sort: FactSort) =>
    createFactLists({
      monotonic,
      load: async (category) =>
        new CachedBody<FactPage>(
          await readPage(database, { sort, category, limit: FACTS_PAGE_LIMIT }),
        ),
    })
  const firstPages = new Map(FACT_SORTS.map((sort) => [sort, firstPagesIn(sort)]))
  return {
    all,
    firstPages,
    /** Call it after a fact of the category was added or changed. */
    invalidate: (category: Category) => {
      all.invalidate(category)
      for (const lists of firstPages.values()) lists.invalidate(category)
    },
  }
}

export type SharedLists = ReturnType<typeof createSharedLists>
