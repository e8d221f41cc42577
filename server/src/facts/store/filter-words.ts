import type { Fact } from '@fable/contract'
import { type FactsView, type NarrowingName, sourceHost } from '@fable/contract/limits'

type FilterName = 'category' | Exclude<NarrowingName, 'q'>

type Filtered = Pick<Fact, 'source' | 'category'>

type Filter = {
  readonly mark: string
  readonly valueOf: (fact: Filtered) => string | null
  readonly meant?: (named: string) => string
}

const FILTERS: Readonly<Record<FilterName, Filter>> = {
  category: { mark: 'c', valueOf: (fact) => fact.category },
  domain: {
    mark: 'd',
    valueOf: (fact) => sourceHost(fact.source),
    // A domain is shown as `münchen.de`, but the index has the ASCII form of the DNS.
    meant: (domain) => sourceHost(`https://${domain}`),
  },
}

const NAMES = Object.keys(FILTERS) as readonly FilterName[]

// No searched word contains an underscore, so a search cannot find these words by accident.
const wordOf = (name: FilterName, value: string): string =>
  `_${FILTERS[name].mark}_${value.toLowerCase().replace(/[^a-z0-9.-]/g, '_')}`

export const categoryWord = (category: string): string => wordOf('category', category)

export const filterWordsOf = (fact: Filtered): string[] =>
  NAMES.flatMap((name) => {
    const value = FILTERS[name].valueOf(fact)
    return value === null ? [] : [wordOf(name, value)]
  })

export const filterTermsOf = (view: FactsView): string[] =>
  NAMES.flatMap((name) => {
    const value = view[name]
    if (value === null || value === '') return []
    const { meant = (named) => named } = FILTERS[name]
    return [wordOf(name, meant(value))]
  })
