import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Day } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { TODAY } from './fetched-days.ts'

const EVERY_MS = 10_000

/**
 * The page asks for the exact time this long before the expected end of the day, because a document gives the server's
 * time only to the minute.
 */
const ASK_BEFORE_MS = 60_000 + EVERY_MS

/** The page asks again if there was no response, or if one of several servers has not reached the new day. */
const ASK_AGAIN_MS = 3_000

/**
 * Returns milliseconds, by the server's clock. Elapsed time is measured by two clocks, and the longer time counts: the
 * browser's date can be wrong, and its monotonic clock stops while the device sleeps.
 */
export function useTimeLeft({ now, endsAt }: Pick<Day, 'now' | 'endsAt'>): number {
  const [counted, setCounted] = useState({ since: now, passed: 0 })
  const passed = counted.since === now ? counted.passed : 0
  useEffect(() => {
    const [start, startDate] = [performance.now(), Date.now()]
    const count = () =>
      setCounted({
        since: now,
        passed: Math.max(performance.now() - start, Date.now() - startDate),
      })
    const timer = setInterval(count, EVERY_MS)
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [now])
  return Math.max(0, Date.parse(endsAt) - Date.parse(now) - passed)
}

/** Returns null until the next day has begun. */
export function useNextDay(day: Day, timeLeft: number): Day | null {
  const { data } = useQuery({
    queryKey: ['day after', day.day],
    queryFn: ({ signal }) => call('GET /api/days/:day', { params: { day: TODAY } }, { signal }),
    enabled: timeLeft <= ASK_BEFORE_MS,
    // The visitor may return to the page long after midnight, so the focus always asks for the day.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return ASK_AGAIN_MS
      if (data?.day !== day.day) return false
      return Math.max(ASK_AGAIN_MS, Date.parse(data.endsAt) - Date.parse(data.now))
    },
  })
  return data && data.day !== day.day ? data : null
}
