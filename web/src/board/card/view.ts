import {
  ALL_FACTS,
  type FactSort,
  parametersOf,
  SCREEN_PATHS,
  type FactsView,
} from '@fable/contract/limits'

const SORT_TITLES: Record<FactSort, string> = {
  top: '',
  new: 'new',
  mindblowing: 'mind-blowing',
  disputed: 'disputed',
}

/** What a view is called in tabs and bookmarks. */
export function titleOf({ category, sort, q, domain }: FactsView): string {
  const title = [
    ...(q ? [`“${q}”`] : []),
    ...(domain ? [`from ${domain}`] : []),
    ...[category, SORT_TITLES[sort]].filter(Boolean),
  ].join(', ')
  return title ? `${title.charAt(0).toUpperCase()}${title.slice(1)} - Fact & Fable` : 'Fact & Fable'
}

/** What a search engine says of a view; undefined for that of the whole product. */
export const descriptionOf = ({ category }: FactsView): string | undefined =>
  category
    ? `Short facts from ${category}, each with its source. Interesting, mind-blowing or false?`
    : undefined

/** The feed of a category. */
export const feedOf = ({ category }: FactsView) =>
  category ? { title: `Fact & Fable: ${category}`, path: `/feeds/${category}.atom` } : undefined

/** The address of a view of the board. */
export function viewPath(view: Partial<FactsView>): string {
  const search = new URLSearchParams(parametersOf({ ...ALL_FACTS, ...view })).toString()
  return search ? `${SCREEN_PATHS.facts}?${search}` : SCREEN_PATHS.facts
}
