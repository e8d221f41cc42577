import { useState } from 'react'
import { LeaderboardOfPeriod, type Period } from './leaderboard-of-period.tsx'
import styles from './leaderboard.module.css'

const PERIODS = [
  { period: 'all', label: 'All time' },
  { period: 'week', label: 'This week' },
] as const

/** The 'Top Adventurers' panel (section 2). */
export function Leaderboard() {
  const [period, setPeriod] = useState<Period>('all')
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
      </div>
      <LeaderboardOfPeriod key={period} period={period} />
    </aside>
  )
}
