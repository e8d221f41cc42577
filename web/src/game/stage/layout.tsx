import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Drawing } from '../../ui/drawing.tsx'
import grass from './art/grass.svg?url'
import layout from './layout.module.css'
import styles from './stage.module.css'

type Props = { children?: ReactNode }

/** The whole page of a game that is played or watched. It always has the dark theme. */
export const GameScreen = ({ children }: Props) => <div className={layout.game}>{children}</div>

/** The part below the stage: the leaderboard and the footer. */
export const Bank = ({ children }: Props) => (
  <div className={layout.bank}>
    <Drawing src={grass} className={layout.grass} />
    {children}
  </div>
)

/** The upper middle of the scene, for reading. It takes the remaining height. */
export const Reading = ({ children }: Props) => <div className={styles.reading}>{children}</div>

/** The lower middle of the scene, for the controls. `isHeld`: an input is kept until the server responds. */
export const Deck = ({ isHeld = false, children }: Props & { isHeld?: boolean }) => (
  <div className={cx(styles.deck, 'with-scripts')} data-held={isHeld}>
    {children}
  </div>
)
