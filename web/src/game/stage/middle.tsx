import type { ReactNode } from 'react'
import styles from './middle.module.css'

type Props = { children: ReactNode }

/** The middle of the scene, above: what is read. It takes the height that the rest leaves. */
export const Reading = ({ children }: Props) => <div className={styles.reading}>{children}</div>

/** The middle of the scene, below: what is pressed and typed. */
export const Deck = ({ children }: Props) => <div className={styles.deck}>{children}</div>
