import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Day, Month, ScreenData } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { showFacts } from '../votes/vote-queue.ts'

/** The name of the day that it is. */
export const TODAY = 'today'

const dayKey = (name: string) => ['day', name]

const factsOf = ({ ofTheDay, round }: Day) =>
  [ofTheDay, ...(round?.solution?.facts.map(({ fact }) => fact) ?? [])].filter(
    (fact) => fact !== null,
  )

/** A day, or `today`. It is not refetched while it is shown; a new day has its own query. */
export function useDay(name: string, enabled: boolean): UseQueryResult<Day> {
  return useQuery({
    queryKey: dayKey(name),
    queryFn: async ({ signal }) => {
      const requestedAt = performance.now()
      const day = await call('GET /api/days/:day', { params: { day: name } }, { signal })
      showFacts(factsOf(day), requestedAt)
      return day
    },
    enabled,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Puts a day into the cache, under its name, too, if it has one. */
export function storeDay(client: QueryClient, day: Day, name: string): void {
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

/** A month of days, YYYY-MM; the present one without. */
export const fetchMonth = (month: string, signal: AbortSignal): Promise<Month> =>
  call('GET /api/days', { query: month ? { month } : {} }, { signal })

/** Puts the months that the server has rendered into the cache. */
export function cacheMonths(client: QueryClient, { months, search }: ScreenData): void {
  if (!months) return
  const month = new URLSearchParams(search).get('month') ?? ''
  client.setQueryData(monthsKey(month), {
    pages: months,
    pageParams: months.map((each, at) => (at === 0 ? month : each.month)),
  })
}
