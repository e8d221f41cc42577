import { SCREEN_PATHS } from '../shared/screen-paths.ts'
import type { TextField } from '../shared/text-field.ts'
import {
  CATEGORY_IDS,
  FACT_SEARCH_MAX,
  FACT_SORTS,
  type Category,
  type FactSort,
} from './fact-limits.ts'

export type ViewPart<Value> = Pick<TextField<Value>, 'read'> & {
  readonly initial: Value
  /** Corrects a text that a request would reject, so that old links and typed addresses still work. */
  readonly soften?: (text: string) => string
}

const inLowerCase = (text: string): string => text.toLowerCase()
const matching = (pattern: RegExp, text: string): string | undefined =>
  pattern.test(text) ? text : undefined

export const HOST = /^[\p{L}\p{M}\p{N}_.:[\]-]{1,253}$/u

export const CURSOR = /^[\w-]{1,100}$/

/** The value null means all categories. */
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

const q: ViewPart<string> = {
  initial: '',
  read: (text) => (text.length <= FACT_SEARCH_MAX ? text : undefined),
  soften: (text) => text.slice(0, FACT_SEARCH_MAX),
}

const domain: ViewPart<string> = {
  initial: '',
  read: (text) => matching(HOST, text.toLowerCase()),
}

/** The value is the `next` of the previous page; '' at the beginning of the list. */
const after: ViewPart<string> = {
  initial: '',
  read: (text) => matching(CURSOR, text),
}

const NARROWING_PARTS = { q, domain }

/**
 * The parts of a view, in the order of the parameters in an address. Types, addresses, forms, requests, and the key of
 * the server's cache derive from this table.
 */
export const VIEW_PARTS = { category, sort, ...NARROWING_PARTS, after }

export type FactsView = {
  readonly [Name in keyof typeof VIEW_PARTS]: (typeof VIEW_PARTS)[Name]['initial']
}

type ViewName = keyof FactsView

export type NarrowingName = keyof typeof NARROWING_PARTS

export const NARROWING_NAMES = Object.keys(NARROWING_PARTS) as readonly NarrowingName[]

const VIEW_NAMES = Object.keys(VIEW_PARTS) as readonly ViewName[]

const viewOf = (valueOf: (name: ViewName) => FactsView[ViewName]): FactsView =>
  Object.fromEntries(VIEW_NAMES.map((name) => [name, valueOf(name)])) as FactsView

/** The view of all facts, in the order of docs/rules.md, section 7. */
export const ALL_FACTS: FactsView = viewOf((name) => VIEW_PARTS[name].initial)

export const viewIn = (query: Readonly<Record<string, string | undefined>>): FactsView =>
  viewOf((name) => {
    const {
      read,
      initial,
      soften = (text) => text,
    }: ViewPart<FactsView[ViewName]> = VIEW_PARTS[name]
    return read(soften((query[name] ?? '').trim())) ?? initial
  })

/** Leaves out the parameters that are as in `ALL_FACTS`, so that addresses stay short. */
export const parametersOf = (view: FactsView): Record<string, string> =>
  Object.fromEntries(
    VIEW_NAMES.filter((name) => view[name] !== ALL_FACTS[name]).map((name) => [
      name,
      view[name] ?? '',
    ]),
  )

export const isNarrowed = (view: FactsView): boolean =>
  NARROWING_NAMES.some((name) => view[name] !== '')

declare const URLSearchParams: new (parameters: Record<string, string>) => { toString(): string }

/** Returns the query without `?`; '' for all facts. */
export const searchOf = (view: FactsView): string =>
  new URLSearchParams(parametersOf(view)).toString()

export function viewPath(view: Partial<FactsView>): string {
  const search = searchOf({ ...ALL_FACTS, ...view })
  return search ? `${SCREEN_PATHS.facts}?${search}` : SCREEN_PATHS.facts
}
