import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useEffect, useState } from 'react'
import type { Correction, FactDetails, FactPage, ScreenData } from '@fable/contract'
import {
  FACTS_PAGE_LIMIT,
  FACTS_PAGE_LIMIT_MAX,
  isNarrowed,
  parametersOf,
  viewIn,
  viewPath,
  type FactsView,
  ALL_FACTS,
} from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { Store, useStore } from '../../lib/store.ts'
import { showCorrections, showFacts } from '../votes/vote-queue.ts'
import { later } from '../../lib/timers.ts'
import { orKept, type CachedFact, type Page, type PageStart } from './fetched.ts'

/** The key of a list in the cache. */
const listKey = (view: FactsView) => ['facts', view]

/** A list that is younger is shown again as it was, in milliseconds. */
const FRESH_FOR = 60_000

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

/** Puts the page of a list that the server has rendered into the cache. */
export function cacheFacts(client: QueryClient, { facts, search, now }: ScreenData): void {
  if (!facts) return
  const list: InfiniteData<Page, PageStart> = {
    pages: [{ ...facts, requestedAt: now }],
    pageParams: [{}],
  }
  const view = viewIn(Object.fromEntries(new URLSearchParams(search)))
  client.setQueryData(listKey(view), list, { updatedAt: now })
}

/** The key of a fact in the cache. */
export const factKey = (id: number): unknown[] => ['fact', id]

/** A server of the version before has none. */
const correctionsOf = ({ corrections }: CachedFact): readonly Correction[] => corrections ?? []

/** Fetches a fact. Its counts, and those of its corrections, are shown everywhere. */
export async function fetchFact(id: number, signal: AbortSignal): Promise<CachedFact> {
  const requestedAt = performance.now()
  const fact = await call('GET /api/facts/:id', { params: { id } }, { signal })
  showFacts([fact, ...fact.related], requestedAt)
  showCorrections(correctionsOf(fact), requestedAt)
  return fact
}

/** Puts the fact that the server has rendered into the cache. */
export function cacheFact(client: QueryClient, { fact, now }: ScreenData): void {
  if (!fact) return
  // A document that the browser has restored without a request is older than now.
  const updatedAt = Math.min(Date.now(), now + FRESH_FOR)
  client.setQueryData<CachedFact>(factKey(fact.id), fact, { updatedAt })
}

/** Puts a correction that was sent here last among those of its fact. */
export function cacheCorrection(client: QueryClient, factId: number, correction: Correction): void {
  // A response that is on its way may not have it yet.
  void client.cancelQueries({ queryKey: factKey(factId) })
  client.setQueryData<CachedFact>(factKey(factId), (fact) => {
    const others = fact?.corrections?.filter(({ id }) => id !== correction.id) ?? []
    return fact && { ...fact, corrections: [...others, correction] }
  })
}

/** The next page, as long as the rest of the list was before a reload, so that the visitor's place is in it. */
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

/** A list is kept for a lost network so long after it came, when the page has less to do; in milliseconds. */
const KEEP_AFTER = 3_000

/** What is kept for a lost network. Its file comes with the first list that is kept. */
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
 * The facts of a view, page by page, those shared here first. Nothing moves in a list that is shown: it is
 * fetched anew only when it is chosen again. Until a list arrives, the one before is shown.
 * `count`: how many facts the list had before a reload.
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

/** Forgets a list before it is chosen, unless it is younger than `age`, so that it is fetched anew. */
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

/** Whether the lists of a view begin with the facts that were shared here, those of its category. */
export const showsShared = (view: FactsView): boolean =>
  !isNarrowed(view) && view.sort !== 'disputed'

/** Puts a fact that was shared here first in the lists that hold it, until they are fetched anew. */
export const addToLists = (fact: FactSharedHere): void =>
  sharedFacts.set([fact, ...sharedFacts.get()])

/** A fact of any list that was fetched. */
export function findListed(client: QueryClient, id: number): FactDetails | undefined {
  const lists = client.getQueriesData<InfiniteData<Page>>({ queryKey: ['facts'] })
  const pages = lists.flatMap(([, list]) => list?.pages ?? [])
  return pages.flatMap(({ facts }) => facts).find((fact) => fact.id === id)
}

/**
 * The fact to read after another one: the next of the list that was fetched last with both; without such a list an
 * older one that is related, so that the way does not lead back at once.
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
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(nextIn)
    .find((fact) => fact !== undefined)
  return listed ?? related.find((fact) => fact.id < id) ?? related[0]
}

/** How often a page in view asks for counts and new facts, in milliseconds. */
const EVERY = 15_000

/** It begins so long after the page, whose own requests go first; in milliseconds. */
const BEGIN_AFTER = 3_000

type Shown = {
  readonly facts: readonly FactDetails[]
  /** When the list was requested, in milliseconds since 1970. */
  readonly requestedAt: number
  /** Whether the list holds the newest facts there were: all of them, or it is in their order. */
  readonly hasNewest: boolean
  /** The ids of the facts in view. */
  readonly idsInView: () => readonly number[]
}

/**
 * Keeps the counts in view current, by requests that the browser's cache makes conditional. Returns how many
 * facts were shared elsewhere since the list was fetched: they do not jump into it.
 */
export function useLive(view: FactsView, shown: Shown): number {
  const { facts, requestedAt, hasNewest, idsInView } = shown
  const client = useQueryClient()
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => later(BEGIN_AFTER, () => setBegun(true)), [])
  const isActive = hasBegun && requestedAt > 0
  const options = { refetchInterval: EVERY, refetchOnWindowFocus: 'always', gcTime: 0 } as const

  useQuery({
    queryKey: ['live counts', view],
    queryFn: async ({ signal }) => {
      const list = client.getQueryData<InfiniteData<Page, PageStart>>(listKey(view))
      const ids = new Set(idsInView())
      const pages = list?.pages ?? []
      const starts = list?.pageParams.filter((_, at) =>
        pages[at]?.facts.some(({ id }) => ids.has(id)),
      )
      await Promise.all((starts ?? []).map((start) => fetchPage(view, start, signal)))
      return null
    },
    ...options,
    enabled: isActive,
    initialData: null,
    staleTime: EVERY,
  })

  const newestView: FactsView = { ...ALL_FACTS, category: view.category, sort: 'new' }
  const newestShown = Math.max(0, ...facts.map(({ id }) => id))
  const queryKey = ['newest facts', view.category, requestedAt]
  type Newest = { readonly since: number; readonly ids: readonly number[] }
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Newest> => {
      const page = await fetchPage(newestView, {}, signal)
      const ids = page.facts.map(({ id }) => id)
      return { since: client.getQueryData<Newest>(queryKey)?.since ?? ids[0] ?? 0, ids }
    },
    ...options,
    enabled: isActive && !isNarrowed(view),
    ...(hasNewest && { initialData: { since: newestShown, ids: [] } }),
    staleTime: EVERY,
  })
  const known = new Set(facts.map(({ id }) => id))
  return data?.ids.filter((id) => id > data.since && !known.has(id)).length ?? 0
}
