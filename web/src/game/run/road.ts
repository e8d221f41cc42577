import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResponseOf } from '@fable/contract'
import { LAST_DAY } from '@fable/engine/content'
import { call } from '../../lib/api.ts'
import { numberWord } from '../../lib/words.ts'
import type { Stone } from '../../scenery/stones.tsx'
import { DAILY_KEY } from './today.ts'

export type RoadOfDay = ResponseOf<'GET /api/daily/:day'>

const REFRESH_EVERY_MS = 60_000

export type OwnAttempt = { readonly id: string; readonly isOpen: boolean }

export const useRoad = (day: string | undefined, own?: OwnAttempt): UseQueryResult<RoadOfDay> =>
  useQuery({
    queryKey: [...DAILY_KEY, day, own?.id, own?.isOpen],
    queryFn: ({ signal }) =>
      call(
        'GET /api/daily/:day',
        { params: { day: day ?? '' }, query: own && !own.isOpen ? { run: own.id } : {} },
        { signal },
      ),
    enabled: day !== undefined,
    refetchInterval: REFRESH_EVERY_MS,
  })

export const stonesOf = ({ ends = [] }: Pick<RoadOfDay, 'ends'>): readonly Stone[] =>
  ends.filter(({ day }) => day < LAST_DAY).map(({ day, runs }) => ({ day, count: runs }))

export function useStones(day: string | undefined): readonly Stone[] | undefined {
  const { data } = useRoad(day)
  return useMemo(() => data && stonesOf(data), [data])
}

const PLACE_DAYS = 4

/** Describes in a sentence where most stones are; of equal places, the first. null without stones. */
export function densestPlace(stones: readonly Stone[]): string | null {
  const places = stones.map(({ day: from }) => {
    const near = stones.filter(({ day }) => day >= from && day < from + PLACE_DAYS)
    const to = near.at(-1)?.day ?? from
    return { from, to, count: near.reduce((sum, { count }) => sum + count, 0) }
  })
  const most = Math.max(0, ...places.map(({ count }) => count))
  const place = places.find(({ count }) => count === most)
  if (!place) return null
  const { from, to, count } = place
  const stonesWord = `${numberWord(count)} stone${count === 1 ? '' : 's'}`
  return from === to
    ? `${stonesWord} on day ${from}.`
    : `${stonesWord} between day ${from} and ${to}.`
}
