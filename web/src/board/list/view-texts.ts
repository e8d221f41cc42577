import {
  type FactSort,
  type FactsView,
  NARROWING_NAMES,
  type NarrowingName,
} from '@fable/contract/limits'

/** Names of the orders, on their buttons and in titles; the first one needs no title. */
export const SORT_TEXTS: Readonly<Record<FactSort, { name: string; title: string }>> = {
  top: { name: 'Top', title: '' },
  new: { name: 'New', title: 'new' },
  mindblowing: { name: 'Mind-blowing', title: 'mind-blowing' },
  disputed: { name: 'Disputed', title: 'disputed' },
}

/** The place in one line. */
export const ABOUT = 'Short facts with sources. You are the jury.'

/** Names of a filter's values in the title of a tab. */
const NARROWING_TITLES: Readonly<Record<NarrowingName, (value: string) => string>> = {
  q: (words) => `“${words}”`,
  domain: (domain) => `from ${domain}`,
}

/** Title of a view in tabs and bookmarks. */
export function titleOf(view: FactsView): string {
  const narrowed = NARROWING_NAMES.map((name) => view[name] && NARROWING_TITLES[name](view[name]))
  const parts = [...narrowed, view.category ?? '', SORT_TEXTS[view.sort].title]
  const title = parts.filter((part) => part !== '').join(', ')
  return title ? `${title.charAt(0).toUpperCase()}${title.slice(1)} - Fact & Fable` : 'Fact & Fable'
}

/** Description of a view for search engines; undefined for the whole product's. */
export const descriptionOf = ({ category }: FactsView): string | undefined =>
  category
    ? `Short facts from ${category}, each with its source. Interesting, mind-blowing or false?`
    : undefined

/** The picture of a category for link previews, and that of the whole board (tools/draw-faces.ts). */
export const pictureOf = ({ category }: FactsView): { path: string; alt: string } => ({
  path: `/previews/${category ?? 'facts'}.png`,
  alt: category ? `Short facts from ${category}.` : ABOUT,
})

/** The feed of a category. */
export const feedOf = ({ category }: FactsView): { title: string; path: string } | undefined =>
  category ? { title: `Fact & Fable: ${category}`, path: `/feeds/${category}.atom` } : undefined
