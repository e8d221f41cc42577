import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Day, ScreenData } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { renderedAt } from '../../lib/rendered-at.ts'
import { readText, subscribeToStorage } from '../../lib/storage.ts'
import { orKept } from '../frame/or-kept.ts'
import { ROUND_RESULTS_KEY } from '../rounds/storage-keys.ts'
import { showFacts } from '../votes/vote-queue.ts'
import { TODAY, type CachedDay, type CachedMonth } from './fetched-days.ts'
import { findKeptDay, findKeptMonth } from './kept-days.ts'

const DAYS_KEY = 'day'

const dayKey = (name: string) => [DAYS_KEY, name]

const factsOf = ({ ofTheDay, round }: Day) =>
  [ofTheDay, ...(round?.solution?.facts.map(({ fact }) => fact) ?? [])].filter(
    (fact) => fact !== null,
  )

/** `name` is a date or `today`. If the server cannot be reached, the stored copy is returned. */
export function fetchDay(name: string, signal?: AbortSignal): Promise<CachedDay> {
  const requestedAt = performance.now()
  const request = async (): Promise<CachedDay> => {
    const params = { day: name }
    const day = await call('GET /api/days/:day', { params }, signal && { signal })
    showFacts(factsOf(day), requestedAt)
    return day
  }
  return orKept(request(), () => findKeptDay(name))
}

/** A shown day is not refetched. `useNextDay` notices the next day. */
export function useDay(name: string, enabled: boolean): UseQueryResult<CachedDay> {
  return useQuery<CachedDay>({
    queryKey: dayKey(name),
    queryFn: ({ signal }) => fetchDay(name, signal),
    enabled,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function storeDay(
  client: QueryClient,
  day: CachedDay,
  name: string,
  updatedAt = Date.now(),
): void {
  client.setQueryData(dayKey(day.day), day, { updatedAt })
  client.setQueryData(dayKey(name), day, { updatedAt })
}

export const forgetDay = (client: QueryClient, name: string): void =>
  client.removeQueries({ queryKey: dayKey(name) })

export function cacheDay(client: QueryClient, data: ScreenData): void {
  const { day } = data
  if (day) storeDay(client, day, day.day, renderedAt(data))
}

export function cacheToday(client: QueryClient, data: ScreenData): void {
  if (data.day) storeDay(client, data.day, TODAY, renderedAt(data))
}

const watched = new WeakSet<QueryClient>()

/**
 * Forgets the fetched days when another tab has signed out, because that deletes the results. This also works while no
 * day is shown, and when the browser shows a suspended page again.
 */
export function watchSignOut(client: QueryClient): void {
  if (watched.has(client)) return
  watched.add(client)
  const forget = () => {
    if (readText(ROUND_RESULTS_KEY) === null) void client.resetQueries({ queryKey: [DAYS_KEY] })
  }
  subscribeToStorage(forget, [ROUND_RESULTS_KEY])
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forget()
  })
}

export const monthsKey = (month: string): unknown[] => ['months', month]

/** A month is YYYY-MM, or '' for the current month. If the server cannot be reached, the stored copy is returned. */
export const fetchMonth = (month: string, signal: AbortSignal): Promise<CachedMonth> =>
  orKept<CachedMonth>(call('GET /api/days', { query: month ? { month } : {} }, { signal }), () =>
    findKeptMonth(month),
  )

export function cacheMonths(client: QueryClient, data: ScreenData): void {
  const { months, search } = data
  if (!months) return
  const month = new URLSearchParams(search).get('month') ?? ''
  const pageParams = months.map((each, at) => (at === 0 ? month : each.month))
  const updatedAt = renderedAt(data)
  client.setQueryData(monthsKey(month), { pages: months, pageParams }, { updatedAt })
}
