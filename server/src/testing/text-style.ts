import { textLength } from '@fable/contract/limits'

type Texts = readonly { readonly text: string }[]

/** The quantiles of the texts' lengths: at 0.5 the median. */
export const lengthsAt = (shares: readonly number[], texts: Texts): readonly number[] => {
  const lengths = texts.map(({ text }) => textLength(text)).sort((a, b) => a - b)
  return shares.map((at) => lengths[Math.floor(at * lengths.length)] ?? 0)
}

/** The percentage of texts that match. */
export const percentOf = (texts: Texts, pattern: RegExp): number =>
  (100 * texts.filter(({ text }) => pattern.test(text)).length) / texts.length

/** The share of the site with the most sources, from 0 to 1. */
export const largestSiteShare = (facts: readonly { readonly source: string }[]): number => {
  const sites = Map.groupBy(facts, ({ source }) => new URL(source).hostname)
  return Math.max(...[...sites.values()].map(({ length }) => length)) / facts.length
}
