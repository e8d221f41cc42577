import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Drawing } from '../../ui/drawing.tsx'
import grass from './art/grass.svg?url'
import layout from './layout.module.css'
import styles from './stage.module.css'

type Props = { children?: ReactNode }

export const GameScreen = ({ children }: Props) => <div className={layout.game}>{children}</div>

export const Bank = ({ children }: Props) => (
  <div className={layout.bank}>
    <Drawing src={grass} className={layout.grass} />
    {children}
  </div>
)

export const Reading = ({ children }: Props) => <div className={styles.reading}>{children}</div>

/** `isHeld`: an input waits until the server responds. */
export const Deck = ({ isHeld = false, children }: Props & { isHeld?: boolean }) => (
  <div className={cx(styles.deck, 'with-scripts')} data-held={isHeld}>
    {children}
  </div>
)
