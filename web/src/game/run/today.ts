import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { ResponseOf, ScreenData } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { useAtTime } from '../../lib/screen-data.ts'

export const DAILY_KEY = ['daily']

const TICK_MS = 5_000

const TODAY_KEY = [...DAILY_KEY, 'today']

/** The server renders the roads as a guest sees them, so they are refetched at once. */
export function cacheRoads(client: QueryClient, { roads }: ScreenData): void {
  if (roads) client.setQueryData<Today>(TODAY_KEY, { ...roads, ahead: 0 }, { updatedAt: 0 })
}

/** `ahead`: the time in milliseconds by which the server's clock is ahead of the browser's. */
export type Today = ResponseOf<'GET /api/daily'> & { readonly ahead: number }

async function fetchToday({ signal }: { signal: AbortSignal }): Promise<Today> {
  const today = await call('GET /api/daily', {}, { signal })
  // The browser's clock may be wrong, so the server's clock decides when the road closes.
  return { ...today, ahead: Date.parse(today.now) - Date.now() }
}

export const useToday = (): UseQueryResult<Today> =>
  useQuery({
    queryKey: TODAY_KEY,
    queryFn: fetchToday,
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  })

/** The time until the road closes, in milliseconds by the server's clock. null while that clock is unknown. */
export function useTimeLeft(): number | null {
  const { data, refetch } = useToday()
  const now = useAtTime((time) => Math.floor(time.getTime() / TICK_MS) * TICK_MS)
  const [, count] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const timer = setInterval(count, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = data ? Date.parse(data.today.closesAt) - (now + data.ahead) : null
  const isOver = left !== null && left <= 0
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch, now])
  return left === null ? null : Math.max(0, left)
}

const MINUTE = 60_000

/** '7 h 12 min' */
export function durationWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 1) return 'less than a minute'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`
}
