import { SCREEN_PATHS } from '../shared/screen-paths.ts'
import type { TextField } from '../shared/text-field.ts'
import {
  CATEGORY_IDS,
  FACT_SEARCH_MAX,
  FACT_SORTS,
  type Category,
  type FactSort,
} from './fact-limits.ts'

/** A part of a view of the board. Addresses, forms, and requests for a page of facts contain it. */
export type ViewPart<Value> = Pick<TextField<Value>, 'read'> & {
  /** The value if an address does not contain the part. */
  readonly initial: Value
  /** Corrects a text in an address that a request would reject. So old links and typed addresses still work. */
  readonly soften?: (text: string) => string
}

const inLowerCase = (text: string): string => text.toLowerCase()
const matching = (pattern: RegExp, text: string): string | undefined =>
  pattern.test(text) ? text : undefined

export const HOST = /^[\p{L}\p{M}\p{N}_.:[\]-]{1,253}$/u

/** Matches the `next` of a page. */
export const CURSOR = /^[\w-]{1,100}$/

/** The category; null for all. */
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

/** The words to search for; '' for no search. */
const q: ViewPart<string> = {
  initial: '',
  read: (text) => (text.length <= FACT_SEARCH_MAX ? text : undefined),
  soften: (text) => text.slice(0, FACT_SEARCH_MAX),
}

/** The host whose facts are listed; '' for those of all sources. */
const domain: ViewPart<string> = {
  initial: '',
  read: (text) => matching(HOST, text.toLowerCase()),
}

/** The cursor at which the page starts, which is the `next` of the previous one; '' for the beginning of the list. */
const after: ViewPart<string> = {
  initial: '',
  read: (text) => matching(CURSOR, text),
}

/** The filters. With one of them the board becomes a list of results. */
const NARROWING_PARTS = { q, domain }

/**
 * All parts of a view, in the order in which addresses contain them. Types, addresses, forms, requests, and the key of
 * the server's cache derive from this table, so a part that is added here is in all of them.
 */
export const VIEW_PARTS = { category, sort, ...NARROWING_PARTS, after }

/** The view of the board: the listed facts and their order. An address contains all of it. */
export type FactsView = {
  readonly [Name in keyof typeof VIEW_PARTS]: (typeof VIEW_PARTS)[Name]['initial']
}

type ViewName = keyof FactsView

/** The name of a filter. It narrows the list unless its value is ''. */
export type NarrowingName = keyof typeof NARROWING_PARTS

/** The names of the filters, in the order in which texts mention them. */
export const NARROWING_NAMES = Object.keys(NARROWING_PARTS) as readonly NarrowingName[]

const VIEW_NAMES = Object.keys(VIEW_PARTS) as readonly ViewName[]

const viewOf = (valueOf: (name: ViewName) => FactsView[ViewName]): FactsView =>
  Object.fromEntries(VIEW_NAMES.map((name) => [name, valueOf(name)])) as FactsView

/** The view of all facts, in the order of docs/rules.md, section 7. */
export const ALL_FACTS: FactsView = viewOf((name) => VIEW_PARTS[name].initial)

/** Reads a view from the query of an address or the fields of a form, and leaves out unknown values. */
export const viewIn = (query: Readonly<Record<string, string | undefined>>): FactsView =>
  viewOf((name) => {
    const {
      read,
      initial,
      soften = (text) => text,
    }: ViewPart<FactsView[ViewName]> = VIEW_PARTS[name]
    return read(soften((query[name] ?? '').trim())) ?? initial
  })

/** Returns a view as parameters of an address, a form or a request, without those that are as in `ALL_FACTS`. */
export const parametersOf = (view: FactsView): Record<string, string> =>
  Object.fromEntries(
    VIEW_NAMES.filter((name) => view[name] !== ALL_FACTS[name]).map((name) => [
      name,
      view[name] ?? '',
    ]),
  )

export const isNarrowed = (view: FactsView): boolean =>
  NARROWING_NAMES.some((name) => view[name] !== '')

/** A platform API that browsers and Node both have. */
declare const URLSearchParams: new (parameters: Record<string, string>) => { toString(): string }

/** Returns a view as the query of an address, without `?`; '' for all facts. */
export const searchOf = (view: FactsView): string =>
  new URLSearchParams(parametersOf(view)).toString()

/** Returns the address of a view of the board. Missing parts are as in `ALL_FACTS`. */
export function viewPath(view: Partial<FactsView>): string {
  const search = searchOf({ ...ALL_FACTS, ...view })
  return search ? `${SCREEN_PATHS.facts}?${search}` : SCREEN_PATHS.facts
}
