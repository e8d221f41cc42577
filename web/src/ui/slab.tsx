import { cx } from '../lib/cx.ts'
import styles from './slab.module.css'

/** With this class, the fire lights the edge from the lower left. On a light page the edge is plain. */
export const litClass = styles.lit

export const slabClass = (className?: string): string => cx(styles.lit, styles.slab, className)

export const kickerClass = styles.kicker

export const troubleClass = cx('stack', styles.trouble)
