import {
  LEADERBOARD_GROUPS,
  LEADERBOARD_PERIODS,
  SCREEN_PATHS,
  type LeaderboardGroup,
  type LeaderboardPeriod,
} from '@fable/contract/limits'
import { LEADERBOARD_KEY } from '../../game/leaderboard-key.ts'
import { call } from '../../platform/api.ts'

/** One ranking of the leaderboard: whose runs, and of when. */
export type Ranking = { readonly group: LeaderboardGroup; readonly period: LeaderboardPeriod }

/** What the leaderboard's page shows. It is all in the address. */
export type View = Ranking & {
  /** Whether it shows a hundred rows instead of ten. */
  readonly isLong: boolean
}

/** Of all time one row for each account. */
const FIRST_VIEW: View = { group: 'accounts', period: 'all', isLong: false }

/** The view in an address. What it does not know is left out. */
export function viewIn(search: URLSearchParams): View {
  const { group, period } = FIRST_VIEW
  return {
    group: LEADERBOARD_GROUPS.find((name) => name === search.get('group')) ?? group,
    period: LEADERBOARD_PERIODS.find((name) => name === search.get('period')) ?? period,
    isLong: search.get('rows') === 'more',
  }
}

/** The view as parameters of its address, without what is as on a first visit. */
export function parametersOf({ group, period, isLong }: View): Record<string, string> {
  return {
    ...(period !== FIRST_VIEW.period && { period }),
    ...(group !== FIRST_VIEW.group && { group }),
    ...(isLong && { rows: 'more' }),
  }
}

/** The address of a ranking. */
export function rankingPath(ranking: Ranking): string {
  const search = new URLSearchParams(parametersOf({ ...ranking, isLong: false })).toString()
  return search ? `${SCREEN_PATHS.leaderboard}?${search}` : SCREEN_PATHS.leaderboard
}

type Abortable = { signal: AbortSignal }

/** How often an open leaderboard is read again, in milliseconds. */
const REFRESH_EVERY = 60_000

const QUERY = {
  staleTime: 5_000,
  // Left open, it is read again while its window is visible.
  refetchInterval: REFRESH_EVERY,
}

/** The query of a ranking's first entries. */
export const entriesQuery = ({ group, period }: Ranking, limit: number) => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, group, period, limit],
  queryFn: ({ signal }: Abortable) =>
    call('GET /api/leaderboard', { query: { group, period, limit: String(limit) } }, { signal }),
})

/** Who is looked for in a ranking: whoever is signed in, or a run. */
export type Looked = { readonly account: string } | { readonly run: string }

/** The query of a place in a ranking, with the entries next to it. */
export const placeQuery = ({ group, period }: Ranking, looked: Looked) => ({
  ...QUERY,
  queryKey: [...LEADERBOARD_KEY, group, period, 'around', looked],
  queryFn: ({ signal }: Abortable) => {
    const run = 'run' in looked && { run: looked.run }
    return call('GET /api/leaderboard/around', { query: { group, period, ...run } }, { signal })
  },
})
