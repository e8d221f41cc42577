import { cx } from '../lib/cx.ts'
import styles from './slab.module.css'

/** The class of a surface with an edge that the fire lights from the lower left. On a light page the edge is plain. */
export const litClass = styles.lit

/** Returns the class of a dark panel on a night page, with a lit edge. */
export const slabClass = (className?: string): string => cx(styles.lit, styles.slab, className)

/** The class of a small heading in such a panel. */
export const kickerClass = styles.kicker

/** The class of a short text with buttons below it. */
export const troubleClass = cx('stack', styles.trouble)
