import type { ReactNode } from 'react'
import styles from './screen.module.css'

type Props = {
  /** By the campfire it is night: dark, whatever the browser prefers. */
  isNight?: boolean
  children: ReactNode
}

/** A whole page: header, main part and footer, at least as high as the window. */
export function Screen({ isNight, children }: Props) {
  return (
    <div className={styles.screen} data-night={isNight}>
      {children}
    </div>
  )
}
