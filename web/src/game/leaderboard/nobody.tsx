import { useQueries } from '@tanstack/react-query'
import { SCREEN_PATHS, type LeaderboardGroup } from '@fable/contract/limits'
import { Link } from 'wouter'
import { buttonClass } from '../../ui/button.tsx'
import { rankingPath, topQuery, type Ranking } from './ranking.ts'
import styles from './leaderboard-page.module.css'
import { troubleClass } from '../../ui/slab.tsx'

const NOBODY: Record<LeaderboardGroup, string> = {
  accounts: 'Nobody with an account',
  guests: 'No guest',
  runs: 'Nobody',
}

const PERIODS_FROM = { all: ['all'], week: ['week', 'all'] } as const

/** Where there are entries while a ranking has none; undefined if nowhere, or not known yet. */
function useOthers({ group, period }: Ranking): Ranking | undefined {
  const rankings = PERIODS_FROM[period]
    .map((one) => ({ group: 'runs', period: one }) as const)
    .filter((one) => one.group !== group || one.period !== period)
  const results = useQueries({ queries: rankings.map(topQuery) })
  return rankings.find((_, at) => (results[at]?.data?.length ?? 0) > 0)
}

/** A ranking without entries: where to find some, and how to be the first. */
export function Nobody({ group, period }: Ranking) {
  const others = useOthers({ group, period })
  return (
    <div className={troubleClass}>
      <p>
        {NOBODY[group]} is on the leaderboard {period === 'week' ? 'this week' : 'yet'}. It is a
        good time to be first.
      </p>
      {period === 'week' && <p className="quiet">Weeks begin on Monday, 00:00 UTC.</p>}
      <Link className={buttonClass('strong')} href={SCREEN_PATHS.game}>
        Play a run
      </Link>
      <p className={styles.others}>
        {others && (
          <>
            There is company under{' '}
            <Link href={rankingPath(others)}>
              {others.period === period ? 'All runs' : 'All time'}
            </Link>
            .
          </>
        )}
      </p>
    </div>
  )
}
