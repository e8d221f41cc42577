import {
  CATEGORIES,
  FACT_SEARCH_MAX,
  FACT_SORTS,
  SCREEN_PATHS,
  type Category,
  type FactSort,
} from '@fable/contract/limits'

/** Which facts the board shows, and in which order. It is all in the address. */
export type View = {
  /** null: all categories. */
  readonly category: Category | null
  readonly sort: FactSort
  /** The words that are searched for; '' for no search. */
  readonly q: string
  /** Only facts with a source at this host; '' for all. */
  readonly domain: string
}

/** All facts in the order of docs/rules.md, section 7. */
export const ALL_FACTS: View = { category: null, sort: 'top', q: '', domain: '' }

/** The view in an address. What it does not know is left out. */
export function viewIn(search: URLSearchParams): View {
  const named = (name: string) => search.get(name)?.trim().toLowerCase()
  const category = CATEGORIES.find(({ id }) => id === named('category'))?.id ?? null
  const sort = FACT_SORTS.find((item) => item === named('sort')) ?? 'top'
  const q = (search.get('q') ?? '').trim().slice(0, FACT_SEARCH_MAX)
  const domain = /^[\w.:[\]-]{1,253}$/.exec(named('domain') ?? '')?.[0] ?? ''
  return { category, sort, q, domain }
}

/** The view as parameters of an address and of a request: without what is as in `ALL_FACTS`. */
export function parametersOf({ category, sort, q, domain }: View): Record<string, string> {
  return {
    ...(category && { category }),
    ...(sort !== 'top' && { sort }),
    ...(q && { q }),
    ...(domain && { domain }),
  }
}

const SORT_TITLES: Record<FactSort, string> = {
  top: '',
  new: 'new',
  mindblowing: 'mind-blowing',
  disputed: 'disputed',
}

/** What a view is called in tabs and bookmarks. */
export function titleOf({ category, sort, q, domain }: View): string {
  const title = [
    ...(q ? [`“${q}”`] : []),
    ...(domain ? [`from ${domain}`] : []),
    ...[category, SORT_TITLES[sort]].filter(Boolean),
  ].join(', ')
  return title ? `${title.charAt(0).toUpperCase()}${title.slice(1)} - Fact & Fable` : 'Fact & Fable'
}

/** The address of a view of the board. */
export function viewPath(view: Partial<View>): string {
  const search = new URLSearchParams(parametersOf({ ...ALL_FACTS, ...view })).toString()
  return search ? `${SCREEN_PATHS.facts}?${search}` : SCREEN_PATHS.facts
}
