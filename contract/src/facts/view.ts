import {
  CATEGORIES,
  FACT_SEARCH_MAX,
  FACT_SORTS,
  type Category,
  type FactSort,
} from './fact-limits.ts'

/** Which facts the board shows, and in which order. It is all in the address. */
export type FactsView = {
  /** null: all categories. */
  readonly category: Category | null
  readonly sort: FactSort
  /** The words that are searched for; '' for no search. */
  readonly q: string
  /** Only facts with a source at this host; '' for all. */
  readonly domain: string
  /** Where the list begins, as the page of facts before it says; '' for its beginning. */
  readonly after: string
}

/** All facts in the order of docs/rules.md, section 7. */
export const ALL_FACTS: FactsView = { category: null, sort: 'top', q: '', domain: '', after: '' }

/** The view in the query of an address. What it does not know is left out. */
export const viewIn = (query: Readonly<Record<string, string | undefined>>): FactsView => {
  const named = (name: string) => query[name]?.trim().toLowerCase()
  return {
    category: CATEGORIES.find(({ id }) => id === named('category'))?.id ?? null,
    sort: FACT_SORTS.find((sort) => sort === named('sort')) ?? 'top',
    q: (query.q ?? '').trim().slice(0, FACT_SEARCH_MAX),
    domain: /^[\w.:[\]-]{1,253}$/.exec(named('domain') ?? '')?.[0] ?? '',
    after: /^[\w-]{1,100}$/.exec(query.after ?? '')?.[0] ?? '',
  }
}

/** The view as parameters of an address and of a request: without what is as in `ALL_FACTS`. */
export const parametersOf = ({
  category,
  sort,
  q,
  domain,
  after,
}: FactsView): Record<string, string> => ({
  ...(category && { category }),
  ...(sort !== 'top' && { sort }),
  ...(q && { q }),
  ...(domain && { domain }),
  ...(after && { after }),
})
