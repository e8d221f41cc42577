import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawing.tsx'
import styles from './layout.module.css'
import grass from './art/grass.svg?url'

type Props = { children?: ReactNode }

/** The whole page of a game that is played or watched. By the camp fire it is night. */
export const GameScreen = ({ children }: Props) => <div className={styles.game}>{children}</div>

/** Below the stage: the leaderboard and the footer. */
export const Bank = ({ children }: Props) => (
  <div className={styles.bank}>
    <Drawing src={grass} className={styles.grass} />
    {children}
  </div>
)
