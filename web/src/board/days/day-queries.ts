import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Day, ScreenData } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { orKept } from '../list/fetched.ts'
import { showFacts } from '../votes/vote-queue.ts'
import { TODAY, type CachedDay, type CachedMonth } from './fetched-days.ts'
import { findKeptDay, findKeptMonth } from './kept-days.ts'

const dayKey = (name: string) => ['day', name]

const factsOf = ({ ofTheDay, round }: Day) =>
  [ofTheDay, ...(round?.solution?.facts.map(({ fact }) => fact) ?? [])].filter(
    (fact) => fact !== null,
  )

/** Fetches a day, or `today`. Without a network it returns the stored copy. */
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

/** A day, or `today`. It is not refetched while it is shown; a new day has its own query. */
export function useDay(name: string, enabled: boolean): UseQueryResult<CachedDay> {
  return useQuery<CachedDay>({
    queryKey: dayKey(name),
    queryFn: ({ signal }) => fetchDay(name, signal),
    enabled,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Caches a day under its date, and also under its name. */
export function storeDay(client: QueryClient, day: CachedDay, name: string): void {
  client.setQueryData(dayKey(day.day), day)
  client.setQueryData(dayKey(name), day)
}

/** Forgets a day, so that it is fetched again. */
export const forgetDay = (client: QueryClient, name: string): void =>
  client.removeQueries({ queryKey: dayKey(name) })

/** Puts the day that the server has rendered into the cache. */
export function cacheDay(client: QueryClient, { day }: ScreenData): void {
  if (day) client.setQueryData(dayKey(day.day), day)
}

/** Puts the day that the server has rendered as that of today into the cache. */
export function cacheToday(client: QueryClient, { day }: ScreenData): void {
  if (day) storeDay(client, day, TODAY)
}

/** The key of the months up to one; '' for the present one. */
export const monthsKey = (month: string): unknown[] => ['months', month]

/** Fetches a month of days, YYYY-MM; by default the present one. Without a network it returns the stored copy. */
export const fetchMonth = (month: string, signal: AbortSignal): Promise<CachedMonth> =>
  orKept<CachedMonth>(call('GET /api/days', { query: month ? { month } : {} }, { signal }), () =>
    findKeptMonth(month),
  )

/** Puts the months that the server has rendered into the cache. */
export function cacheMonths(client: QueryClient, { months, search }: ScreenData): void {
  if (!months) return
  const month = new URLSearchParams(search).get('month') ?? ''
  client.setQueryData(monthsKey(month), {
    pages: months,
    pageParams: months.map((each, at) => (at === 0 ? month : each.month)),
  })
}
