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

/** The query key of everything that the leaderboard shows. The play screen invalidates it when a run ends. */
export const LEADERBOARD_KEY = ['leaderboard']

/** A ranking of the leaderboard: a group of runs, and a period. */
export type Ranking = { readonly group: LeaderboardGroup; readonly period: LeaderboardPeriod }

/** A view of the leaderboard. The address contains all of it. */
export type View = {
  /** The chosen group; without one `useFirstGroup` decides. */
  readonly group?: LeaderboardGroup | undefined
  readonly period: LeaderboardPeriod
  /** True if the view shows a hundred rows instead of ten. */
  readonly isLong?: boolean
}

export const PERIOD_NAMES: Record<LeaderboardPeriod, string> = {
  all: 'All time',
  week: 'This week',
}

const FIRST_PERIOD: LeaderboardPeriod = 'all'

/** Reads the view from an address and leaves out unknown values. */
export function viewIn(search: URLSearchParams): View {
  return {
    group: LEADERBOARD_GROUPS.find((name) => name === search.get('group')),
    period: LEADERBOARD_PERIODS.find((name) => name === search.get('period')) ?? FIRST_PERIOD,
    isLong: search.get('rows') === 'more',
  }
}

/** Returns the view as parameters of its address, without those that have their default value. */
export function parametersOf({ group, period, isLong }: View): Record<string, string> {
  return {
    ...(period !== FIRST_PERIOD && { period }),
    ...(group && { group }),
    ...(isLong && { rows: 'more' }),
  }
}

export function rankingPath(view: View): string {
  const search = new URLSearchParams(parametersOf(view)).toString()
  return search ? `${SCREEN_PATHS.leaderboard}?${search}` : SCREEN_PATHS.leaderboard
}

type Abortable = { signal: AbortSignal }

/** Interval in milliseconds at which a visible leaderboard is refetched. */
const REFRESH_EVERY = 60_000

const QUERY = {
  staleTime: 5_000,
  refetchInterval: REFRESH_EVERY,
}

type RankingQuery<Data> = typeof QUERY & {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (given: Abortable) => Promise<Data>
}

type Entries = ResponseOf<'GET /api/leaderboard'>

/** Returns the query of a ranking's first entries. */
export const entriesQuery = ({ group, period }: Ranking, limit: number): RankingQuery<Entries> => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, group, period, limit],
  queryFn: ({ signal }: Abortable) =>
    call('GET /api/leaderboard', { query: { group, period, limit: String(limit) } }, { signal }),
})

/**
 * Returns the query of a ranking's first rows. It asks for one entry more than they show, to learn whether there are
 * more.
 */
export const topQuery = (ranking: Ranking): RankingQuery<Entries> =>
  entriesQuery(ranking, LEADERBOARD_LIMIT + 1)

/**
 * Returns the group that is shown first: accounts, or all runs until an account has finished one. Nothing is fetched if
 * the player has chosen a group.
 */
export function useFirstGroup(
  period: LeaderboardPeriod,
  { isChosen = false } = {},
): LeaderboardGroup {
  const { data } = useQuery({ ...topQuery({ group: 'accounts', period }), enabled: !isChosen })
  return data?.length === 0 ? 'runs' : 'accounts'
}

/** Identifies the player in a ranking: the signed-in account, or one of their runs. */
type Looked = { readonly account: string } | { readonly run: string }

/** Returns the query of a place in a ranking, with the entries around it. */
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
