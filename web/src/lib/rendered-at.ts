import type { ScreenData } from '@fable/contract'

/** In milliseconds. The time of a document is given to the minute. */
const OLD_AFTER = 120_000

/**
 * For the cache: now, or 0 if the document may be older than this load, so that its data is refetched at once. A
 * browser that restores a tab or goes back takes the document from its cache, however old it is. The two clocks only
 * decide whether to ask; they may both be wrong.
 */
export function renderedAt({ now }: Pick<ScreenData, 'now'>): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isCached = load?.type === 'back_forward' || load?.transferSize === 0
  const isOld = Math.abs(Date.now() - now) > OLD_AFTER
  return isCached || isOld ? 0 : Date.now()
}
