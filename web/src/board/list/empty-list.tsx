import { lazy, Suspense, type ReactNode } from 'react'
import { useIsHydrated } from '../../lib/hydrated.ts'
import styles from './board.module.css'

/** Fetched when it is shown; the words do without it. */
const Bookworm = lazy(() => import('./bookworm.tsx').catch(() => ({ default: () => null })))

/** A list without facts: why, and what to do. */
export function EmptyList({ text, children }: { text: string; children: ReactNode }) {
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.none}>
      <div className={styles.picture}>
        {isHydrated && (
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
