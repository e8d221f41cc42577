import type { LanternKind } from './wagers.ts'
import styles from './lantern.module.css'

/** The lantern of a wager, in its colour; lit while the wager runs. */
export const Lantern = ({ kind, isLit = true }: { kind: LanternKind; isLit?: boolean }) => (
  <svg
    className={styles.lantern}
    data-wager={kind}
    data-lit={isLit}
    viewBox="0 0 28 40"
    aria-hidden="true"
  >
    <path fill="none" stroke="currentColor" strokeWidth="2.5" d="M7 13q0-11 7-11t7 11" />
    <path fill="currentColor" d="M8 9h12l2 5H6zM5 33h18v5H5z" />
    <path className={styles.glass} d="M8 15h12l2 17H6z" />
    <path className={styles.flame} d="M14 19q4 5 3 8t-3 3-3-3 3-8z" />
  </svg>
)
