import type { ResponseOf } from '@fable/contract'
import {
  LEADERBOARD_LIMIT,
  LEADERBOARD_PERIODS,
  SCREEN_PATHS,
  type LeaderboardPeriod,
} from '@fable/contract/limits'
import { call } from '../../lib/api.ts'

/** The play screen invalidates the queries with this key when a run ends. */
export const LEADERBOARD_KEY = ['leaderboard']

/** The shown part of the leaderboard, as in the address of the screen. */
export type View = {
  readonly period: LeaderboardPeriod
  readonly isLong?: boolean
}

export const PERIOD_NAMES: Record<LeaderboardPeriod, string> = {
  all: 'All time',
  week: 'This week',
}

const FIRST_PERIOD: LeaderboardPeriod = 'all'

export function viewIn(search: URLSearchParams): View {
  return {
    period: LEADERBOARD_PERIODS.find((name) => name === search.get('period')) ?? FIRST_PERIOD,
    isLong: search.get('rows') === 'more',
  }
}

/** Leaves out parameters that have their default value. */
export function parametersOf({ period, isLong }: View): Record<string, string> {
  return {
    ...(period !== FIRST_PERIOD && { period }),
    ...(isLong && { rows: 'more' }),
  }
}

export function rankingPath(period: LeaderboardPeriod): string {
  const search = new URLSearchParams(parametersOf({ period })).toString()
  return search ? `${SCREEN_PATHS.leaderboard}?${search}` : SCREEN_PATHS.leaderboard
}

type Abortable = { signal: AbortSignal }

const REFRESH_EVERY_MS = 60_000

const QUERY = {
  staleTime: 5_000,
  refetchInterval: REFRESH_EVERY_MS,
}

type RankingQuery<Data> = typeof QUERY & {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (given: Abortable) => Promise<Data>
}

type Entries = ResponseOf<'GET /api/leaderboard'>

export const entriesQuery = (period: LeaderboardPeriod, limit: number): RankingQuery<Entries> => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, period, limit],
  queryFn: ({ signal }: Abortable) =>
    call('GET /api/leaderboard', { query: { period, limit: String(limit) } }, { signal }),
})

/** Asks for one entry more than the list shows, to learn whether there are more. */
export const topQuery = (period: LeaderboardPeriod): RankingQuery<Entries> =>
  entriesQuery(period, LEADERBOARD_LIMIT + 1)

type Looked = { readonly account: string } | { readonly run: string }

export const placeQuery = (
  period: LeaderboardPeriod,
  looked: Looked,
): RankingQuery<ResponseOf<'GET /api/leaderboard/around'>> => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, period, 'around', looked],
  queryFn: ({ signal }: Abortable) => {
    const run = 'run' in looked && { run: looked.run }
    return call('GET /api/leaderboard/around', { query: { period, ...run } }, { signal })
  },
})
