import { cx } from './cx.ts'
import lit from './lit.module.css'
import styles from './slab.module.css'

/** The class of a dark part of a night page, with an edge that the fire lights. */
export const slabClass = (className?: string): string => cx(lit.lit, styles.slab, className)
