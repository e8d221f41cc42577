import { Link } from 'wouter'
import type { LeaderboardEntry } from '@fable/contract'
import { runPath } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { plural } from '../../lib/words.ts'
import { Flames } from '../lanterns/flames.tsx'
import { durationOf } from './entry-texts.ts'
import styles from './leaderboard.module.css'

export const GapRow = () => (
  <li className={styles.gap} aria-hidden="true">
    ···
  </li>
)

type Props = {
  entry: LeaderboardEntry
  isOwn: boolean
  isFirst?: boolean
  /** Set for a run on a daily road. While the road is open, only the player of the run can watch it. */
  road?: 'open' | 'closed'
}

export function EntryRow({ entry, isOwn, isFirst = false, road }: Props) {
  const { id, rank, playerName, daysSurvived, strength, lostDays = 0, seconds } = entry
  const { flames = 0, streak } = entry
  const mark = markOf(entry)

  const name = (
    <>
      <span className={styles.rank}>{`${rank}. `}</span>
      <span className={styles.name}>
        <bdi title={playerName}>{playerName}</bdi> <span>{`- Days ${daysSurvived}`}</span>
      </span>
    </>
  )

  return (
    <li className={cx(styles.row, isOwn && styles.own, isFirst && styles.first)} data-rank={rank}>
      <span className={styles.who}>
        {road === 'open' && !isOwn ? (
          <span className={styles.run}>{name}</span>
        ) : (
          <Link className={styles.run} href={runPath(id)}>
            {name}
          </Link>
        )}
        <span className={styles.marks}>
          {mark !== null && <span className="fine">{mark}</span>}
          {streak !== undefined && streak > 1 && (
            <span className={styles.badge}>
              <span>{streak}</span>
              <span className="visually-hidden"> days in a row</span>
              <span aria-hidden="true"> in a row</span>
            </span>
          )}
          {isOwn && <span className={styles.you}>you</span>}
        </span>
      </span>
      <span className={styles.numbers}>
        {flames > 0 && <Flames count={flames} />}
        <span className={styles.result}>
          {lostDays > 0 && (
            <>
              <span aria-hidden="true">{`−${lostDays} `}</span>
              <span className="visually-hidden">{`lost ${plural(lostDays, 'day')}, `}</span>
            </>
          )}
          <span className="visually-hidden">strength </span>
          <span>{`(${strength})`}</span>
        </span>
        {road && (
          <span className={styles.took}>
            <span className="visually-hidden">took </span>
            <span>{durationOf(seconds)}</span>
          </span>
        )}
      </span>
    </li>
  )
}

// docs/glossary.md says what a newcomer is.
function markOf({ guest, newcomer }: LeaderboardEntry): string | null {
  if (guest) return 'guest'
  return newcomer ? 'new' : null
}
