import type { ScreenData } from '@fable/contract'

/** The limit is this high because the time of a document is given only to the minute. */
const OLD_AFTER_MS = 120_000

/**
 * Returns the time of the document's data for the cache: now, or 0 if the document may be older than this load. Data of
 * the time 0 is refetched at once. A browser that restores a tab or goes back takes the document from its cache,
 * however old it is. The clocks of server and browser only decide whether to refetch, so they may be wrong.
 */
export function renderedAt({ now }: Pick<ScreenData, 'now'>): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isCached = load?.type === 'back_forward' || load?.transferSize === 0
  const isOld = Math.abs(Date.now() - now) > OLD_AFTER_MS
  return isCached || isOld ? 0 : Date.now()
}
