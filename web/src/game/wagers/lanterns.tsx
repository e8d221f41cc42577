import type { LeaderboardEntry } from '@fable/contract'
import { Lantern } from './lantern.tsx'
import { lanternsOf } from './wagers.ts'
import styles from './lanterns.module.css'

/** The lanterns of an entry, one for each wager: lit if it was kept, dark if it was lost. */
export const Lanterns = ({ entry }: { entry: Pick<LeaderboardEntry, 'wagers' | 'lostWagers'> }) =>
  lanternsOf(entry).map(({ id, kind, isLit, text }) => (
    <span key={id} className={styles.lantern} title={`Wager ${text}`}>
      <Lantern kind={kind} isLit={isLit} />
      <span className="visually-hidden">{`wager ${text}`}</span>
    </span>
  ))
