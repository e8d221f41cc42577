import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawing.tsx'
import bookworm from './art/bookworm.svg?url'
import styles from './board.module.css'

/** A list without facts: a bookworm that finds nothing to read, why, and what to do. */
export function EmptyList({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.none}>
      <Drawing src={bookworm} className={styles.picture} />
      <p role="status">{text}</p>
      {children}
    </div>
  )
}
