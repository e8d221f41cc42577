import { cx } from '../lib/cx.ts'
import styles from './slab.module.css'

/** The class of a surface whose edge is lit by the fire from the lower left; by day the edge is plain. */
export const litClass = styles.lit

/** The class of a dark part of a night page, with a lit edge. */
export const slabClass = (className?: string): string => cx(styles.lit, styles.slab, className)

/** The class of a small heading in such a part. */
export const kickerClass = styles.kicker

/** The class of a short text with actions below. */
export const troubleClass = cx('stack', styles.trouble)
