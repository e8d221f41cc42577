/** The share of the site with the most sources, from 0 to 1. */
export function largestSiteShare(facts: readonly { readonly source: string }[]): number {
  const sites = Map.groupBy(facts, ({ source }) => new URL(source).hostname)
  return Math.max(...[...sites.values()].map(({ length }) => length)) / facts.length
}
