import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { FactDetails, FactPage, ScreenData } from '@fable/contract'
import {
  FACTS_PAGE_LIMIT,
  FACTS_PAGE_LIMIT_MAX,
  isNarrowed,
  parametersOf,
  viewIn,
  viewPath,
  type FactsView,
} from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { Store, useStore } from '../../lib/store.ts'
import { later } from '../../lib/timers.ts'
import { orKept } from '../frame/or-kept.ts'
import { showFacts } from '../votes/vote-queue.ts'
import type { Page, PageStart } from './fetched.ts'

export const listKey = (view: FactsView): unknown[] => ['facts', view]

/** A cached list older than this is refetched when it is chosen. */
const FRESH_FOR_MS = 60_000

/** Fetches a page of a list. The vote counts of its facts are then updated wherever they are shown. */
export async function fetchPage(
  view: FactsView,
  start: PageStart,
  signal?: AbortSignal,
): Promise<Page> {
  const requestedAt = Date.now()
  const onPageClock = performance.now()
  const query = { ...parametersOf(view), ...start }
  const page = await call('GET /api/fact-pages', { query }, signal && { signal })
  const listed = page.instead?.facts ?? page.facts
  const shown = page.ofTheDay ? [...listed, page.ofTheDay.fact] : listed
  showFacts(shown, onPageClock)
  return { ...page, requestedAt }
}

export function cacheFacts(client: QueryClient, { facts, search, now }: ScreenData): void {
  if (!facts) return
  const list: InfiniteData<Page, PageStart> = {
    pages: [{ ...facts, requestedAt: now }],
    pageParams: [{}],
  }
  const view = viewIn(Object.fromEntries(new URLSearchParams(search)))
  client.setQueryData(listKey(view), list, { updatedAt: now })
}

// `count` is the number of facts before a reload. The second page is then as long as the rest of that list, so that it
// contains the visitor's place.
function nextStart(pages: readonly FactPage[], count: number): PageStart | undefined {
  const after = pages.at(-1)?.next
  if (!after) return undefined
  const missing = count - pages.reduce((sum, { facts }) => sum + facts.length, 0)
  if (missing <= FACTS_PAGE_LIMIT) return { after }
  return { after, limit: String(Math.min(missing, FACTS_PAGE_LIMIT_MAX)) }
}

export type ListQuery = UseInfiniteQueryResult<InfiniteData<Page>> & {
  readonly facts: FactDetails[] | undefined
  /** Does nothing while the next page is being fetched. */
  readonly fetchNext: () => void
}

/** The list is stored later, because the page is busy at first. */
const KEEP_AFTER_MS = 3_000

const loadKept = () => import('./kept-facts.ts')

async function keepList(path: string, list: InfiniteData<Page>): Promise<void> {
  const kept = await loadKept()
  kept.keepList(path, list)
}

async function findKeptPage(path: string, start: PageStart): Promise<Page | undefined> {
  const kept = await loadKept()
  return kept.findKeptPage(path, start)
}

/**
 * Queries the facts of a view page by page. The facts that were shared on this page are first. A shown list is not
 * refetched, so that nothing in it moves. It is refetched only if the visitor chooses it again when it is old
 * (`dropOldList`). Until a list has loaded, the previous list is shown. `count` is the number of facts before a reload.
 */
export function useFactList(view: FactsView, count = 0): ListQuery {
  const path = viewPath(view)
  const list = useInfiniteQuery({
    queryKey: listKey(view),
    queryFn: ({ pageParam, signal }) =>
      orKept(fetchPage(view, pageParam, signal), () => findKeptPage(path, pageParam)),
    initialPageParam: {},
    getNextPageParam: (_last, pages) => nextStart(pages, count),
    staleTime: Infinity,
    placeholderData: (before) => before,
  })

  const { data, isPlaceholderData, fetchNextPage } = list
  useEffect(() => {
    if (!data || isPlaceholderData) return undefined
    return later(KEEP_AFTER_MS, () => void keepList(path, data).catch(() => undefined))
  }, [data, isPlaceholderData, path])

  const allShared = useStore(sharedFacts)
  const shared = showsShared(view) ? allShared : NO_FACTS
  const { category } = view

  const facts = useMemo(
    () => list.data && factsOf(list.data, shared, category),
    [list.data, shared, category],
  )

  const fetchNext = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return { ...list, facts, fetchNext }
}

/** A fact that votes have moved from one page to another is listed only once. */
function factsOf(
  { pages }: InfiniteData<Page>,
  shared: readonly FactSharedHere[],
  category: FactsView['category'],
): FactDetails[] {
  const since = pages[0]?.requestedAt ?? 0
  const own = shared.filter(
    (fact) => fact.sharedAt >= since && (!category || fact.category === category),
  )
  const seen = new Set<number>()
  return [...own, ...pages.flatMap((page) => page.facts)].filter(({ id }) => {
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst
  })
}

export function dropOldList(client: QueryClient, view: FactsView, age = FRESH_FOR_MS): void {
  const queryKey = listKey(view)
  const fetchedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (Date.now() - fetchedAt >= age) void client.resetQueries({ queryKey, exact: true })
}

export type FactSharedHere = FactDetails & {
  /** In milliseconds since 1970. */
  readonly sharedAt: number
}

const NO_FACTS: readonly FactSharedHere[] = []

const sharedFacts = new Store(NO_FACTS)

export const showsShared = (view: FactsView): boolean =>
  !isNarrowed(view) && view.sort !== 'disputed'

/** Puts the fact on top of the lists that contain it, until these lists are refetched. */
export const addToLists = (fact: FactSharedHere): void =>
  sharedFacts.set([fact, ...sharedFacts.get()])
