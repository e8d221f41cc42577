import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawing.tsx'
import bookworm from './art/bookworm.svg?url'
import styles from './board.module.css'

type Props = {
  text: string
  /** Whether the facts could not be fetched. */
  isError?: boolean
  children: ReactNode
}

/** No facts to show: a bookworm that finds nothing to read, why, and what to do. */
export function EmptyList({ text, isError = false, children }: Props) {
  return (
    <div className={styles.none}>
      <Drawing src={bookworm} className={styles.picture} />
      <p role={isError ? 'alert' : 'status'}>{text}</p>
      {children}
    </div>
  )
}
