import { lazy, Suspense, type ReactNode } from 'react'
import type { Category } from '@fable/contract'
import { Footer } from '../../ui/footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CategoryRail } from './category-rail.tsx'
import styles from './board.module.css'

/** Beside the list; without it when it cannot be fetched. */
const SidePanel = lazy(() => import('./side-panel.tsx').catch(() => ({ default: () => null })))

type Props = {
  header: ReactNode
  /** What stands above the list; on phones above the categories, too. */
  first: ReactNode
  /** null: all categories; undefined: none is shown. */
  category: Category | null | undefined
  onCategory: (category: Category | null) => void
  children: ReactNode
}

/** The layout of the board and of a fact's page. */
export function Board({ header, first, category, onCategory, children }: Props) {
  return (
    <div className={styles.board}>
      {header}
      <div className={styles.body}>
        <main className={styles.contents}>
          <div className={styles.first}>{first}</div>
          <CategoryRail chosen={category} onChoose={onCategory} />
          <div className={styles.main}>{children}</div>
        </main>
        <Suspense>
          <SidePanel />
        </Suspense>
      </div>
      <Footer />
      <Notice />
    </div>
  )
}
