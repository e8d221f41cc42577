import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import styles from './stage.module.css'

type Props = { children: ReactNode }

/** The middle of the scene, above: what is read. It takes the height that the rest leaves. */
export const Reading = ({ children }: Props) => <div className={styles.reading}>{children}</div>

/** The middle of the scene, below: what is pressed and typed. */
export const Deck = ({ children }: Props) => (
  <div className={cx(styles.deck, 'with-scripts')}>{children}</div>
)
