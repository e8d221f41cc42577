import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Correction, FactDetails, ScreenData } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { renderedAt } from '../../lib/rendered-at.ts'
import type { CachedFact, Page } from '../list/fetched.ts'
import { showCorrections } from '../votes/correction-votes.ts'
import { showFacts } from '../votes/vote-queue.ts'

export const factKey = (id: number): unknown[] => ['fact', id]

/** Fetches a fact. Its vote counts, and those of its corrections, are then updated wherever they are shown. */
export async function fetchFact(id: number, signal: AbortSignal): Promise<CachedFact> {
  const requestedAt = performance.now()
  const fact = await call('GET /api/facts/:id', { params: { id } }, { signal })
  showFacts([fact, ...fact.related], requestedAt)
  showCorrections(fact.corrections, requestedAt)
  return fact
}

export function cacheFact(client: QueryClient, data: ScreenData): void {
  const { fact } = data
  if (!fact) return
  client.setQueryData<CachedFact>(factKey(fact.id), fact, { updatedAt: renderedAt(data) })
}

export function cacheCorrection(client: QueryClient, factId: number, correction: Correction): void {
  // A pending response may not include the correction, so it is discarded.
  void client.cancelQueries({ queryKey: factKey(factId) })
  client.setQueryData<CachedFact>(factKey(factId), (fact) => {
    const others = fact?.corrections?.filter(({ id }) => id !== correction.id) ?? []
    return fact && { ...fact, corrections: [...others, correction] }
  })
}

export function findListed(client: QueryClient, id: number): FactDetails | undefined {
  const lists = client.getQueriesData<InfiniteData<Page>>({ queryKey: ['facts'] })
  const pages = lists.flatMap(([, list]) => list?.pages ?? [])
  return pages.flatMap(({ facts }) => facts).find((fact) => fact.id === id)
}

/**
 * Finds the next fact in the latest list that contains the fact and has a next one. Without such a list, finds a
 * related fact, if possible an older one, so that visitors do not go in circles.
 */
export function findNext(
  client: QueryClient,
  { id, related = [] }: CachedFact,
): FactDetails | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: ['facts'] })
  const nextIn = ({ state }: (typeof lists)[number]) => {
    const facts = (state.data as InfiniteData<Page> | undefined)?.pages.flatMap(
      (page) => page.facts,
    )
    const at = facts?.findIndex((fact) => fact.id === id) ?? -1
    return at === -1 ? undefined : facts?.[at + 1]
  }
  const listed = lists
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(nextIn)
    .find((fact) => fact !== undefined)
  return listed ?? related.find((fact) => fact.id < id) ?? related[0]
}
