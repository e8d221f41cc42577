import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { LeaderboardEntry } from '@fable/contract'
import {
  SCREEN_PATHS,
  LEADERBOARD_PERIODS,
  type LeaderboardPeriod,
  runPath,
} from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import { FlameCount } from '../lanterns/flames.tsx'
import { finishedRuns, type FinishedRun } from '../run/finished-runs.ts'
import { LoadedRanking } from './loaded-ranking.tsx'
import { useIsOwn, useOwnPlace } from './own-place.ts'
import { PERIOD_NAMES, topQuery } from './ranking.ts'
import styles from './ranking.module.css'

/** Up to this many rows need no choice of a period, and are in one line on wide screens. */
const FEW = 4

/** Shows the first rows of the ranking (docs/rules.md, section 11) in the game. */
export default function LeaderboardPanel() {
  const [period, setPeriod] = useState<LeaderboardPeriod>('all')
  const { data: all } = useQuery(topQuery('all'))

  return (
    <aside
      className={styles.leaderboard}
      aria-labelledby="top-adventurers"
      data-few={all !== undefined && all.length <= FEW}
    >
      <div className={styles.head}>
        <h2 id="top-adventurers">
          <Link href={SCREEN_PATHS.leaderboard}>Top Adventurers</Link>
        </h2>
        <div className={styles.links}>
          <div className={styles.periods} role="group" aria-label="Period">
            {LEADERBOARD_PERIODS.map((item) => (
              <button
                key={item}
                type="button"
                className={cx('quiet', styles.quietButton)}
                aria-pressed={period === item}
                onClick={() => setPeriod(item)}
              >
                {PERIOD_NAMES[item]}
              </button>
            ))}
          </div>
          <Link className={cx('quiet', styles.whole)} href={SCREEN_PATHS.leaderboard}>
            Your place
          </Link>
        </div>
      </div>
      <PanelRanking key={period} period={period} />
    </aside>
  )
}

function PanelRanking({ period }: { period: LeaderboardPeriod }) {
  const [isLong, setLong] = useState(false)
  return (
    <LoadedRanking
      period={period}
      isLong={isLong}
      onLong={setLong}
      empty={<p>Nobody is on the leaderboard yet. It is a good time to be first.</p>}
    >
      {(entries, more) => <PanelRows period={period} entries={entries} more={more} />}
    </LoadedRanking>
  )
}

type PanelRowsProps = {
  period: LeaderboardPeriod
  entries: readonly LeaderboardEntry[]
  more: ReactNode
}

function PanelRows({ period, entries, more }: PanelRowsProps) {
  const runs = finishedRuns()
  const isOwn = useIsOwn(runs)

  return (
    <div className={styles.rows}>
      <ol>
        {entries.map((entry) => (
          <PanelRow key={entry.id} entry={entry} isOwn={isOwn(entry)} />
        ))}
      </ol>
      <div className={cx('row', styles.foot)}>
        <OwnRank period={period} runs={runs} shown={entries.map(({ id }) => id)} />
        {more}
        <p className={cx('row', styles.legend)}>
          {entries.some(({ flames }) => flames !== undefined) && (
            <span>Flames rank after days.</span>
          )}
          {entries.some(({ lostDays }) => lostDays !== undefined) && (
            <span>Fewer days lost rank higher.</span>
          )}
          {entries.length > 0 && <span>In brackets: HEALTH + MAX DAMAGE + GOLD.</span>}
        </p>
      </div>
    </div>
  )
}

type Props = {
  period: LeaderboardPeriod
  runs: readonly FinishedRun[]
  shown: readonly string[]
}

function OwnRank({ period, runs, shown }: Props) {
  const place = useOwnPlace(period, runs)
  if (place.name !== 'found') return null
  const { own } = place
  const isAbove = [own.id, ...runs.map(({ rankedId }) => rankedId)].some(
    (id) => id !== undefined && shown.includes(id),
  )
  if (isAbove) return null
  return (
    <p>
      Your best:{' '}
      <Link href={runPath(own.id)}>
        <span>{`${own.rank}.`}</span> <bdi>{own.playerName}</bdi>{' '}
        <span>{`- Days ${own.daysSurvived}`}</span>
      </Link>
    </p>
  )
}

function PanelRow({ entry, isOwn }: { entry: LeaderboardEntry; isOwn: boolean }) {
  const { id, rank, playerName, daysSurvived, flames = 0, lostDays, strength, guest } = entry
  return (
    <li data-rank={rank} data-own={isOwn}>
      <Link href={runPath(id)}>
        <span className={styles.name} title={playerName}>
          <span>{`${rank}.`}</span> <bdi>{playerName}</bdi>
        </span>
        <span>{` - Days ${daysSurvived}`}</span>
      </Link>
      {flames > 0 && <FlameCount count={flames} />}
      {lostDays !== undefined && (
        <span
          className={cx('fine', styles.detail)}
          title="Days lost on the way. Fewer ranks higher."
        >
          <span aria-hidden="true">{`−${lostDays}`}</span>
          <span className="visually-hidden">{`lost ${plural(lostDays, 'day')}`}</span>
        </span>
      )}
      <span
        className={cx('fine', styles.detail)}
        title="Strength at the end: health, max damage and gold"
      >
        <span className="visually-hidden">strength </span>
        <span>{`(${strength})`}</span>
      </span>
      {guest && <span className={cx('fine', styles.detail)}>guest</span>}
      {isOwn && <span className={styles.you}>you</span>}
    </li>
  )
}
