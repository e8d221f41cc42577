import type { LeaderboardEntry } from '@fable/contract'
import { runPath } from '@fable/contract/limits'
import { Link } from 'wouter'
import { OFFERED_WAGERS, WAGER_TEXTS } from '../ledger/wagers.ts'
import styles from './ranking.module.css'

/** A row of the panel (docs/rules.md, section 2), which leads to its run; beside it what else is known of it. */
export function PanelRow({ entry, isOwn }: { entry: LeaderboardEntry; isOwn: boolean }) {
  const { id, rank, playerName, daysSurvived, strength, account } = entry
  const kept = OFFERED_WAGERS.filter((wager) => entry.wagers?.includes(wager))
    .map((wager) => WAGER_TEXTS[wager].title)
    .join(', ')
  return (
    <li data-rank={rank} data-own={isOwn}>
      <Link href={runPath(id)}>
        <span className={styles.name} title={playerName}>
          {rank}. <bdi>{playerName}</bdi>
        </span>
        <span> - Days {daysSurvived}</span>
      </Link>
      {strength !== undefined && (
        <span className={styles.strength} title="Strength at the end: health, max damage and gold">
          <span className="visually-hidden">strength </span>
          {strength}
        </span>
      )}
      {account && (
        <span className={styles.mark} title="Plays under an account">
          <span className="visually-hidden">plays under an account</span>
        </span>
      )}
      {kept && (
        <span className={styles.kept} title={`Wagers kept: ${kept}`}>
          <span className="visually-hidden">wagers kept: {kept}</span>
        </span>
      )}
      {isOwn && <span className={styles.you}>you</span>}
    </li>
  )
}
