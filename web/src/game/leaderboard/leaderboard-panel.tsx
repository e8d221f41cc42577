import { useState } from 'react'
import { SCREEN_PATHS, type LeaderboardPeriod } from '@fable/contract/limits'
import { Link } from 'wouter'
import { finishedRuns } from '../run/finished-runs.ts'
import { LoadedRanking } from './loaded-ranking.tsx'
import { useIsOwn } from './own-place.ts'
import { OwnRank } from './own-rank.tsx'
import { PanelRow } from './panel-row.tsx'
import { useFirstGroup, type Ranking } from './ranking.ts'
import styles from './ranking.module.css'

const PERIODS = [
  { period: 'all', label: 'All time' },
  { period: 'week', label: 'This week' },
] as const

/** The game's 'Top Adventurers' panel (docs/rules.md, section 2). */
export default function LeaderboardPanel() {
  const [period, setPeriod] = useState<LeaderboardPeriod>('all')
  return (
    <aside className={styles.leaderboard} aria-labelledby="top-adventurers">
      <div className={styles.head}>
        <h2 id="top-adventurers">Top Adventurers</h2>
        <div className={styles.periods} role="group" aria-label="Period">
          {PERIODS.map((item) => (
            <button
              key={item.period}
              type="button"
              className={styles.quietButton}
              aria-pressed={period === item.period}
              onClick={() => setPeriod(item.period)}
            >
              {item.label}
            </button>
          ))}
        </div>
        <Link className={styles.whole} href={SCREEN_PATHS.leaderboard}>
          Guests, all runs, your place
        </Link>
      </div>
      <PanelRanking key={period} period={period} />
    </aside>
  )
}

function PanelRanking({ period }: { period: LeaderboardPeriod }) {
  const [isLong, setLong] = useState(false)
  const ranking: Ranking = { group: useFirstGroup(period), period }
  const runs = finishedRuns()
  const isOwn = useIsOwn(runs)
  return (
    <LoadedRanking
      ranking={ranking}
      isLong={isLong}
      onLong={setLong}
      empty={<p>Nobody is on the leaderboard yet. It is a good time to be first.</p>}
    >
      {(entries, more) => (
        <>
          <ol>
            {entries.map((entry) => (
              <PanelRow key={entry.id} entry={entry} isOwn={isOwn(entry)} />
            ))}
          </ol>
          <div className={styles.foot}>
            <OwnRank ranking={ranking} runs={runs} shown={entries.map(({ id }) => id)} />
            {more}
            <p className={styles.legend}>
              <span>
                {ranking.group === 'accounts'
                  ? 'One row per account: its best run.'
                  : 'All runs: no account has ended one yet.'}
              </span>
              <span>Small number: strength at the end.</span>
              {entries.some(({ account }) => account) && (
                <span>
                  <span className={styles.mark} /> Plays under an account.
                </span>
              )}
            </p>
          </div>
        </>
      )}
    </LoadedRanking>
  )
}
