import type { LeaderboardEntry } from '@fable/contract'
import { runPath } from '@fable/contract/limits'
import { Link } from 'wouter'
import { cx } from '../../lib/cx.ts'
import { Flames } from '../lanterns/flames.tsx'
import { durationOf } from './entry-texts.ts'
import styles from './leaderboard.module.css'
import { plural } from '../../lib/words.ts'

const AccountMark = () => (
  <svg className={styles.account} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM1.5 15q0-6 6.500-6t6.500 6z" />
  </svg>
)

/** Separates the first rows from those around the player. */
export const GapRow = () => (
  <li className={styles.gap} aria-hidden="true">
    ···
  </li>
)

type Props = { entry: LeaderboardEntry; isOwn: boolean; isFirst?: boolean; isOnRoad?: boolean }

/**
 * A row of a leaderboard. The whole row is a link to its run. `isOnRoad`: the run is on today's road, so only its player
 * can watch it yet. A road has one list of accounts and one of guests, so its rows mark only new accounts, which are
 * listed among the guests.
 */
export function EntryRow({ entry, isOwn, isFirst = false, isOnRoad = false }: Props) {
  const { id, rank, playerName, daysSurvived, strength, lostDays = 0, seconds } = entry
  const { flames = 0, guest, newcomer, streak } = entry
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
        {isOnRoad && !isOwn ? (
          <span className={styles.run}>{name}</span>
        ) : (
          <Link className={styles.run} href={runPath(id)}>
            {name}
          </Link>
        )}
        <span className={styles.marks}>
          {guest && !isOnRoad && <span className="fine">guest</span>}
          {newcomer && (
            <>
              <AccountMark />
              <span className="visually-hidden">plays under an account</span>
            </>
          )}
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
        {isOnRoad && (
          <span className={styles.took}>
            <span className="visually-hidden">took </span>
            <span>{durationOf(seconds)}</span>
          </span>
        )}
      </span>
    </li>
  )
}
