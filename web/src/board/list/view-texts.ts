import {
  type FactSort,
  type FactsView,
  NARROWING_NAMES,
  type NarrowingName,
} from '@fable/contract/limits'

/** The title does not name the usual order. */
export const SORT_TEXTS: Readonly<Record<FactSort, { name: string; title: string }>> = {
  top: { name: 'Top', title: '' },
  new: { name: 'New', title: 'new' },
  mindblowing: { name: 'Mind-blowing', title: 'mind-blowing' },
  disputed: { name: 'Disputed', title: 'disputed' },
}

export const ABOUT = 'Short facts, with sources. And one fable a day.'

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

/**
 * Returns the description for search engines. It is undefined for the whole board, which has the description of the
 * site.
 */
export const descriptionOf = ({ category }: FactsView): string | undefined =>
  category ? `Short facts from ${category}, each with its source. You are the jury.` : undefined

/** Returns the picture for link previews. tools/draw-faces.ts draws the pictures. */
export const pictureOf = ({ category }: FactsView): { path: string; alt: string } => ({
  path: `/previews/${category ?? 'facts'}.png`,
  alt: category ? `Short facts from ${category}.` : ABOUT,
})

export const feedOf = ({ category }: FactsView): { title: string; path: string } | undefined =>
  category ? { title: `Fact & Fable: ${category}`, path: `/feeds/${category}.atom` } : undefined
