import type { Category, Fact, FactPage } from '@fable/contract'
import { CATEGORIES, FACT_SORTS, FACTS_PAGE_LIMIT, type FactSort } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import type { InMemory } from '../platform/http/fetch.ts'
import { FactList } from './fact-list.ts'
import { createFactLists, keepUnchanged } from './lists.ts'
import { readPage } from './pages.ts'
import type { FactSorter } from './fact-sorter.ts'
import { listFacts } from './store.ts'

type Deps = {
  readonly database: Database
  readonly sorter: FactSorter
  /** A clock in ms that never goes back. */
  readonly monotonic: () => number
}

/** Creates the lists that many visitors read: the list of all facts, and the first page of each order. */
export const createSharedLists = ({ database, monotonic, sorter }: Deps) => {
  const all = createFactLists<FactList>({
    monotonic,
    load: async (category, before) => {
      await sorter.apply()
      return FactList.read(await listFacts(database, category), before)
    },
    change: (list, facts) => list.withChanges(facts),
  })
  const firstPagesIn = (sort: FactSort) =>
    createFactLists<CachedBody<FactPage>>({
      monotonic,
      load: async (category, before) => {
        const page = await readPage(
          { database, sorter },
          { sort, category, limit: FACTS_PAGE_LIMIT },
        )
        return keepUnchanged(before, new CachedBody(page))
      },
    })
  const firstPages = new Map(FACT_SORTS.map((sort) => [sort, firstPagesIn(sort)]))
  return {
    all,
    firstPages,
    /** Call it after a fact of the category was added. */
    invalidate: (category: Category) => {
      all.invalidate(category)
      for (const lists of firstPages.values()) lists.invalidate(category)
    },
    /** Call it with the row of each fact whose votes have changed, as `createFactLists` demands. */
    update: (fact: Fact) => {
      all.update(fact)
      for (const lists of firstPages.values()) lists.update(fact)
    },
  }
}

/** The lists as they are in memory, by the path and the query of the call. */
export const listsInMemory = ({ all }: SharedLists): ReadonlyMap<string, InMemory> => {
  const at = (path: string, category?: Category): [string, InMemory] => [
    path,
    { call: 'GET /api/facts', find: () => all.current(category) },
  ]
  return new Map([
    at('/api/facts'),
    ...CATEGORIES.map(({ id }) => at(`/api/facts?category=${id}`, id)),
  ])
}

export type SharedLists = ReturnType<typeof createSharedLists>
