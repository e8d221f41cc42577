import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { subscribeToNothing } from '../../platform/hydrate.ts'
import styles from './board.module.css'

/** Fetched when it is shown; the words do without it. */
const Bookworm = lazy(() => import('./bookworm.tsx').catch(() => ({ default: () => null })))

/** A list without facts: why, and what to do. */
export function EmptyList({ text, children }: { text: string; children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <div className={styles.none}>
      <div className={styles.picture}>
        {isInBrowser && (
          <Suspense>
            <Bookworm />
          </Suspense>
        )}
      </div>
      <p role="status">{text}</p>
      {children}
    </div>
  )
}
