import type { ReactNode } from 'react'
import styles from './screen.module.css'

/** A whole page: header, main part and footer, at least as high as the window. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div className={styles.screen}>{children}</div>
)
