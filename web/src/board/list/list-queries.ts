import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
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
import { showFacts } from '../votes/vote-queue.ts'
import { later } from '../../lib/timers.ts'
import { orKept, type Page, type PageStart } from './fetched.ts'

/** The key of a list in the cache. */
export const listKey = (view: FactsView): unknown[] => ['facts', view]

/** Age in milliseconds up to which a cached list is shown without refetching. */
export const FRESH_FOR = 60_000

/** Fetches a page of a list. The counts of its facts are shown everywhere. */
export async function fetchPage(
  view: FactsView,
  start: PageStart,
  signal?: AbortSignal,
): Promise<Page> {
  const requestedAt = Date.now()
  const onPageClock = performance.now()
  const query = { ...parametersOf(view), ...start }
  const page = await call('GET /api/fact-pages', { query }, signal && { signal })
  const shown = page.ofTheDay ? [...page.facts, page.ofTheDay.fact] : page.facts
  showFacts(shown, onPageClock)
  return { ...page, requestedAt }
}

/** Caches the server-rendered page of a list. */
export function cacheFacts(client: QueryClient, { facts, search, now }: ScreenData): void {
  if (!facts) return
  const list: InfiniteData<Page, PageStart> = {
    pages: [{ ...facts, requestedAt: now }],
    pageParams: [{}],
  }
  const view = viewIn(Object.fromEntries(new URLSearchParams(search)))
  client.setQueryData(listKey(view), list, { updatedAt: now })
}

/**
 * The start of the next page. After a reload it is as long as the rest of the previous list, so that it contains the
 * visitor's place.
 */
function nextStart(pages: readonly FactPage[], count: number): PageStart | undefined {
  const after = pages.at(-1)?.next
  if (!after) return undefined
  const missing = count - pages.reduce((sum, { facts }) => sum + facts.length, 0)
  if (missing <= FACTS_PAGE_LIMIT) return { after }
  return { after, limit: String(Math.min(missing, FACTS_PAGE_LIMIT_MAX)) }
}

/** A list with the facts of all its pages; undefined before the first has arrived. */
export type ListQuery = UseInfiniteQueryResult<InfiniteData<Page>> & {
  readonly facts: FactDetails[] | undefined
}

/** Delay in milliseconds before a list is stored for offline use, when the page is less busy. */
const KEEP_AFTER = 3_000

/** The offline copies. Their module is loaded with the first stored list. */
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
 * The facts of a view, page by page, with those shared here first. Nothing moves in a shown list: it is refetched only
 * when it is chosen again. The previous list is shown until the next one has loaded. `count`: the number of facts
 * before a reload.
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
  const { data, isPlaceholderData } = list
  useEffect(() => {
    if (!data || isPlaceholderData) return undefined
    return later(KEEP_AFTER, () => void keepList(path, data).catch(() => undefined))
  }, [data, isPlaceholderData, path])
  const allShared = useStore(sharedFacts)
  const shared = showsShared(view) ? allShared : NO_FACTS
  const { category } = view
  const facts = useMemo(
    () => list.data && factsOf(list.data, shared, category),
    [list.data, shared, category],
  )
  return { ...list, facts }
}

/** The facts of all pages, once each: a vote may have moved one from page to page. */
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

/** Removes a list older than `age` from the cache, so that it is refetched when it is chosen. */
export function dropOldList(client: QueryClient, view: FactsView, age = FRESH_FOR): void {
  const queryKey = listKey(view)
  const fetchedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (Date.now() - fetchedAt >= age) void client.resetQueries({ queryKey, exact: true })
}

/** A fact that was shared by this page. */
export type FactSharedHere = FactDetails & {
  /** In milliseconds since 1970. */
  readonly sharedAt: number
}

const NO_FACTS: readonly FactSharedHere[] = []

const sharedFacts = new Store(NO_FACTS)

/** Checks whether the lists of a view begin with facts from this browser, in its category. */
export const showsShared = (view: FactsView): boolean =>
  !isNarrowed(view) && view.sort !== 'disputed'

/** Adds a fact from this browser to the top of the lists that contain it, until they are refetched. */
export const addToLists = (fact: FactSharedHere): void =>
  sharedFacts.set([fact, ...sharedFacts.get()])
