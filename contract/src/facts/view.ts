import {
  CATEGORIES,
  FACT_SEARCH_MAX,
  FACT_SORTS,
  type Category,
  type FactSort,
} from './fact-limits.ts'
import { SCREEN_PATHS } from '../shared/screen-paths.ts'
import type { TextField } from '../shared/text-field.ts'

/** One part of a view of the board. It is in the address, in forms, and in requests for a page of facts. */
export type ViewPart<Value> = Pick<TextField<Value>, 'read'> & {
  /** The value if the address does not contain the part. */
  readonly initial: Value
  /** Corrects a text in an address that a request would reject, so that old links and typed addresses work. */
  readonly soften?: (text: string) => string
}

const inLowerCase = (text: string): string => text.toLowerCase()
const matching = (pattern: RegExp, text: string): string | undefined =>
  pattern.test(text) ? text : undefined

export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id)

/** The pattern of a host. */
export const HOST = /^[\p{L}\p{M}\p{N}_.:[\]-]{1,253}$/u

/** The pattern of `next` of a page. */
export const CURSOR = /^[\w-]{1,100}$/

/** null: all categories. */
const category: ViewPart<Category | null> = {
  initial: null,
  read: (text) => CATEGORY_IDS.find((id) => id === text),
  soften: inLowerCase,
}

const sort: ViewPart<FactSort> = {
  initial: 'top',
  read: (text) => FACT_SORTS.find((name) => name === text),
  soften: inLowerCase,
}

/** The words that are searched for; '' for no search. */
const q: ViewPart<string> = {
  initial: '',
  read: (text) => (text.length <= FACT_SEARCH_MAX ? text : undefined),
  soften: (text) => text.slice(0, FACT_SEARCH_MAX),
}

/** Only facts with a source at this host; '' for all. */
const domain: ViewPart<string> = {
  initial: '',
  read: (text) => matching(HOST, text.toLowerCase()),
}

/** The cursor of the previous page (`next`); '' for the beginning of the list. */
const after: ViewPart<string> = {
  initial: '',
  read: (text) => matching(CURSOR, text),
}

/** Filters that turn the board into a list of results. */
const NARROWING_PARTS = { q, domain }

/**
 * All parts of a view, in the order of an address. Types, addresses, forms, requests and the key of the server's
 * cache are made of this table: a part that is added here is in all of them.
 */
export const VIEW_PARTS = { category, sort, ...NARROWING_PARTS, after }

/** Which facts the board shows, and in which order. It is all in the address. */
export type FactsView = {
  readonly [Name in keyof typeof VIEW_PARTS]: (typeof VIEW_PARTS)[Name]['initial']
}

type ViewName = keyof FactsView

/** A filter whose list is narrowed when its value is not ''. */
export type NarrowingName = keyof typeof NARROWING_PARTS

/** The filters that narrow, in the order in which texts name them. */
export const NARROWING_NAMES = Object.keys(NARROWING_PARTS) as readonly NarrowingName[]

const VIEW_NAMES = Object.keys(VIEW_PARTS) as readonly ViewName[]

/** Makes a view from the value of each part. */
const viewOf = (valueOf: (name: ViewName) => FactsView[ViewName]): FactsView =>
  Object.fromEntries(VIEW_NAMES.map((name) => [name, valueOf(name)])) as FactsView

/** All facts in the order of docs/rules.md, section 7. */
export const ALL_FACTS: FactsView = viewOf((name) => VIEW_PARTS[name].initial)

/** Reads the view from the query of an address or the fields of a form. Unknown values are left out. */
export const viewIn = (query: Readonly<Record<string, string | undefined>>): FactsView =>
  viewOf((name) => {
    const {
      read,
      initial,
      soften = (text) => text,
    }: ViewPart<FactsView[ViewName]> = VIEW_PARTS[name]
    return read(soften((query[name] ?? '').trim())) ?? initial
  })

/** The view as parameters of an address, a form and a request, omitting the defaults of `ALL_FACTS`. */
export const parametersOf = (view: FactsView): Record<string, string> =>
  Object.fromEntries(
    VIEW_NAMES.filter((name) => view[name] !== ALL_FACTS[name]).map((name) => [
      name,
      view[name] ?? '',
    ]),
  )

/** Checks whether a search or a source narrows the list. */
export const isNarrowed = (view: FactsView): boolean =>
  NARROWING_NAMES.some((name) => view[name] !== '')

/** Browsers and Node both provide it. */
declare const URLSearchParams: new (parameters: Record<string, string>) => { toString(): string }

/** The view as the query of an address, without `?`. '' for all facts. */
export const searchOf = (view: FactsView): string =>
  new URLSearchParams(parametersOf(view)).toString()

/** The address of a view of the board; missing parts default to `ALL_FACTS`. */
export const viewPath = (view: Partial<FactsView>): string => {
  const search = searchOf({ ...ALL_FACTS, ...view })
  return search ? `${SCREEN_PATHS.facts}?${search}` : SCREEN_PATHS.facts
}
