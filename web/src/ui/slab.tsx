import { cx } from '../lib/cx.ts'
import styles from './slab.module.css'

/** The class of a surface with an edge that the fire lights from below on the left; by day it is a plain edge. */
export const litClass = styles.lit

/** The class of a dark part of a night page, with a lit edge. */
export const slabClass = (className?: string): string => cx(styles.lit, styles.slab, className)

/** The class of the small heading of such a part. */
export const kickerClass = styles.kicker

/** The class of a few words with what can be done below them. */
export const troubleClass = cx('stack', styles.trouble)
