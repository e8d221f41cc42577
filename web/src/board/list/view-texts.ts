import {
  type FactSort,
  type FactsView,
  NARROWING_NAMES,
  type NarrowingName,
} from '@fable/contract/limits'

/** The names of the orders: on their buttons, and in titles. The usual order is not named in titles. */
export const SORT_TEXTS: Readonly<Record<FactSort, { name: string; title: string }>> = {
  top: { name: 'Top', title: '' },
  new: { name: 'New', title: 'new' },
  mindblowing: { name: 'Mind-blowing', title: 'mind-blowing' },
  disputed: { name: 'Disputed', title: 'disputed' },
}

/** The board, described in one line. */
export const ABOUT = 'Short facts, with sources. And one fable a day.'

/** The words for the value of each filter in the title of a tab. */
const NARROWING_TITLES: Readonly<Record<NarrowingName, (value: string) => string>> = {
  q: (words) => `“${words}”`,
  domain: (domain) => `from ${domain}`,
}

export function titleOf(view: FactsView): string {
  const narrowed = NARROWING_NAMES.map((name) => view[name] && NARROWING_TITLES[name](view[name]))
  const parts = [...narrowed, view.category ?? '', SORT_TEXTS[view.sort].title]
  const title = parts.filter((part) => part !== '').join(', ')
  return title ? `${title.charAt(0).toUpperCase()}${title.slice(1)} - Fact & Fable` : 'Fact & Fable'
}

/** Returns the description of a category for search engines; undefined for the whole board, which has the product's. */
export const descriptionOf = ({ category }: FactsView): string | undefined =>
  category ? `Short facts from ${category}, each with its source. You are the jury.` : undefined

/** Returns the picture of a category or of the whole board for link previews (drawn by tools/draw-faces.ts). */
export const pictureOf = ({ category }: FactsView): { path: string; alt: string } => ({
  path: `/previews/${category ?? 'facts'}.png`,
  alt: category ? `Short facts from ${category}.` : ABOUT,
})

/** Returns the feed of a category; undefined for the whole board. */
export const feedOf = ({ category }: FactsView): { title: string; path: string } | undefined =>
  category ? { title: `Fact & Fable: ${category}`, path: `/feeds/${category}.atom` } : undefined
