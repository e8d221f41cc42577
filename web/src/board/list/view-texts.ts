import {
  type FactSort,
  type FactsView,
  NARROWING_NAMES,
  type NarrowingName,
} from '@fable/contract/limits'

/** What the orders are called, on their buttons and in titles; the first one needs no title. */
export const SORT_TEXTS: Readonly<Record<FactSort, { name: string; title: string }>> = {
  top: { name: 'Top', title: '' },
  new: { name: 'New', title: 'new' },
  mindblowing: { name: 'Mind-blowing', title: 'mind-blowing' },
  disputed: { name: 'Disputed', title: 'disputed' },
}

/** What this place is, in one line. */
export const ABOUT = 'Short facts with sources. You are the jury.'

type NarrowingTexts = {
  /** In the title of the tab. */
  readonly title: (value: string) => string
  /** Behind 'so many facts'. */
  readonly found: (value: string) => string
  /** Behind 'no fact here'. */
  readonly missed: (value: string) => string
}

/** What the values of a filter are called. */
const NARROWING_TEXTS: Readonly<Record<NarrowingName, NarrowingTexts>> = {
  q: {
    title: (words) => `“${words}”`,
    found: (words) => `with “${words}”`,
    missed: (words) => `knows about “${words}”`,
  },
  domain: {
    title: (domain) => `from ${domain}`,
    found: (domain) => `from ${domain}`,
    missed: (domain) => `comes from ${domain}`,
  },
}

/** One kind of text of each filter that narrows the view. */
const textsOf = (view: FactsView, kind: keyof NarrowingTexts): string[] =>
  NARROWING_NAMES.flatMap((name) => {
    const value = view[name]
    return value === '' ? [] : [NARROWING_TEXTS[name][kind](value)]
  })

/** What a view is called in tabs and bookmarks. */
export function titleOf(view: FactsView): string {
  const parts = [...textsOf(view, 'title'), view.category ?? '', SORT_TEXTS[view.sort].title]
  const title = parts.filter((part) => part !== '').join(', ')
  return title ? `${title.charAt(0).toUpperCase()}${title.slice(1)} - Fact & Fable` : 'Fact & Fable'
}

/** What a search engine says of a view; undefined for that of the whole product. */
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

/** What was searched for, behind the number of facts that were found. */
export const foundText = (view: FactsView): string => textsOf(view, 'found').join(' ')

/** The words for a list that is empty (docs/rules.md, section 2 for a category). */
export function emptyText(view: FactsView): string {
  const { category, sort } = view
  const place = category ? `in ${category}` : 'here'
  const [missed] = textsOf(view, 'missed')
  if (missed) {
    const fact = sort === 'disputed' ? 'No disputed fact' : 'No fact'
    return `${fact} ${place} ${missed}.`
  }
  if (sort === 'disputed') return `Nobody disagrees on anything ${place}. Give it time.`
  return 'No facts for this category yet! Create the first one!'
}

/** The link from a narrowed list to all facts of its category and order. */
export const allFactsText = ({ category, sort }: FactsView): string =>
  `Show all ${sort === 'disputed' ? 'disputed ' : ''}facts${category ? ` in ${category}` : ''}`
