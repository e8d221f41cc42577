import type { Fact } from '@fable/contract'
import {
  type FactFieldName,
  type FactsView,
  type NarrowingName,
  sourceHost,
} from '@fable/contract/limits'

/** The filters that the index of words answers, beside the words of a search. */
type FilterName = 'category' | Exclude<NarrowingName, 'q'>

type Filter = {
  /** The prefix that marks the words of this filter. */
  readonly mark: string
  /** The value by which a fact is found; null: no value finds it. */
  readonly valueOf: (fact: Pick<Fact, FactFieldName>) => string | null
  /** The value that a view means. Default: the one that it names. */
  readonly meant?: (named: string) => string
}

const FILTERS: Readonly<Record<FilterName, Filter>> = {
  category: { mark: 'c', valueOf: (fact) => fact.category },
  domain: {
    mark: 'd',
    valueOf: (fact) => sourceHost(fact.source),
    // Shown as `münchen.de`, found as the DNS has it.
    meant: (domain) => sourceHost(`https://${domain}`),
  },
}

const NAMES = Object.keys(FILTERS) as readonly FilterName[]

/** A word that no search can contain, because of the underscore. */
const wordOf = (name: FilterName, value: string): string =>
  `_${FILTERS[name].mark}_${value.toLowerCase().replace(/[^a-z0-9.-]/g, '_')}`

export const categoryWord = (category: string): string => wordOf('category', category)

/** The words by which filters find a fact. */
export const filterWordsOf = (fact: Pick<Fact, FactFieldName>): string[] =>
  NAMES.flatMap((name) => {
    const value = FILTERS[name].valueOf(fact)
    return value === null ? [] : [wordOf(name, value)]
  })

/** Index terms for the filters of a view. */
export const filterTermsOf = (view: FactsView): string[] =>
  NAMES.flatMap((name) => {
    const value = view[name]
    if (value === null || value === '') return []
    const { meant = (named) => named } = FILTERS[name]
    return [wordOf(name, meant(value))]
  })
