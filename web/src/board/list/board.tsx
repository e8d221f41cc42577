import { lazy, Suspense, type ReactNode } from 'react'
import { Footer } from '../../ui/footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMedia } from '../../lib/media.ts'
import { CategoryRail } from './list-bar.tsx'
import { useFactsPage } from '../page.ts'
import type { Category, FactsView } from '@fable/contract/limits'
import styles from './board.module.css'

/** The panel beside the list; empty if its file cannot be loaded. */
const SidePanel = lazy(() => import('./side-panel.tsx').catch(() => ({ default: () => null })))

type Props = {
  header: ReactNode
  /** Content above the list; on phones also above the categories. */
  first?: ReactNode
  /** The view that is shown; null if a fact is shown instead. */
  view: FactsView | null
  /** The category of the fact that is shown instead. */
  category?: Category | undefined
  onView: (view: FactsView) => void
  children: ReactNode
}

/** The layout of the board and of a fact's page. */
export function Board({ header, first, view, category, onView, children }: Props) {
  const isWide = useMedia('(min-width: 56.25em)')
  useFactsPage()
  return (
    <div className={styles.board}>
      <a className={styles.skip} href="#facts">
        Skip to the facts
      </a>
      {header}
      <div className={styles.body}>
        <main className={styles.contents}>
          {first && <div className={styles.first}>{first}</div>}
          <CategoryRail view={view} category={category} onView={onView} />
          <div id="facts" className={styles.main}>
            {children}
          </div>
        </main>
        {isWide && (
          <Suspense>
            <SidePanel />
          </Suspense>
        )}
      </div>
      <Footer />
      <Notice />
    </div>
  )
}
