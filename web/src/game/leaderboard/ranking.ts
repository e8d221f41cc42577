import type { ResponseOf } from '@fable/contract'
import { useQuery } from '@tanstack/react-query'
import {
  LEADERBOARD_GROUPS,
  LEADERBOARD_LIMIT,
  LEADERBOARD_PERIODS,
  SCREEN_PATHS,
  type LeaderboardGroup,
  type LeaderboardPeriod,
} from '@fable/contract/limits'
import { call } from '../../lib/api.ts'

/** The query key of all that the leaderboard shows; the play screen invalidates it when a run ends. */
export const LEADERBOARD_KEY = ['leaderboard']

/** A ranking of the leaderboard: a group of runs, and a period. */
export type Ranking = { readonly group: LeaderboardGroup; readonly period: LeaderboardPeriod }

/** The leaderboard's view, all of it in the address. */
export type View = {
  /** Without one it is the group of `useFirstGroup`. */
  readonly group?: LeaderboardGroup | undefined
  readonly period: LeaderboardPeriod
  /** True if it shows a hundred rows instead of ten. */
  readonly isLong?: boolean
}

export const PERIOD_NAMES: Record<LeaderboardPeriod, string> = {
  all: 'All time',
  week: 'This week',
}

const FIRST_PERIOD: LeaderboardPeriod = 'all'

/** Reads the view from an address. Unknown values are left out. */
export function viewIn(search: URLSearchParams): View {
  return {
    group: LEADERBOARD_GROUPS.find((name) => name === search.get('group')),
    period: LEADERBOARD_PERIODS.find((name) => name === search.get('period')) ?? FIRST_PERIOD,
    isLong: search.get('rows') === 'more',
  }
}

/** The view as parameters of its address, omitting the defaults. */
export function parametersOf({ group, period, isLong }: View): Record<string, string> {
  return {
    ...(period !== FIRST_PERIOD && { period }),
    ...(group && { group }),
    ...(isLong && { rows: 'more' }),
  }
}

/** The address of a view. */
export function rankingPath(view: View): string {
  const search = new URLSearchParams(parametersOf(view)).toString()
  return search ? `${SCREEN_PATHS.leaderboard}?${search}` : SCREEN_PATHS.leaderboard
}

type Abortable = { signal: AbortSignal }

/** How often an open leaderboard is read again, in milliseconds. */
const REFRESH_EVERY = 60_000

const QUERY = {
  staleTime: 5_000,
  // Refetched while its window is visible.
  refetchInterval: REFRESH_EVERY,
}

type RankingQuery<Data> = typeof QUERY & {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (given: Abortable) => Promise<Data>
}

type Entries = ResponseOf<'GET /api/leaderboard'>

/** The query of a ranking's first entries. */
export const entriesQuery = ({ group, period }: Ranking, limit: number): RankingQuery<Entries> => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, group, period, limit],
  queryFn: ({ signal }: Abortable) =>
    call('GET /api/leaderboard', { query: { group, period, limit: String(limit) } }, { signal }),
})

/** The query of the first page of a ranking, plus one entry, which shows that there are more. */
export const topQuery = (ranking: Ranking): RankingQuery<Entries> =>
  entriesQuery(ranking, LEADERBOARD_LIMIT + 1)

/**
 * The initially shown group: all runs until an account has finished one. Not fetched once the player has chosen a
 * group.
 */
export function useFirstGroup(
  period: LeaderboardPeriod,
  { isChosen = false } = {},
): LeaderboardGroup {
  const { data } = useQuery({ ...topQuery({ group: 'accounts', period }), enabled: !isChosen })
  return data?.length === 0 ? 'runs' : 'accounts'
}

/** The player whose place is wanted: the signed-in account, or a run. */
type Looked = { readonly account: string } | { readonly run: string }

/** The query of a place in a ranking, with the entries next to it. */
export const placeQuery = (
  { group, period }: Ranking,
  looked: Looked,
): RankingQuery<ResponseOf<'GET /api/leaderboard/around'>> => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, group, period, 'around', looked],
  queryFn: ({ signal }: Abortable) => {
    const run = 'run' in looked && { run: looked.run }
    return call('GET /api/leaderboard/around', { query: { group, period, ...run } }, { signal })
  },
})
