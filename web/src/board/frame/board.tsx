import type { ReactNode } from 'react'
import type { Category, FactsView } from '@fable/contract/limits'
import { useMedia } from '../../lib/media.ts'
import { Footer } from '../../ui/footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadedLater } from '../../ui/part.tsx'
import { CategoryRail } from './category-rail.tsx'
import { useFactsPage } from './use-facts-page.ts'
import styles from './board.module.css'

const SidePanel = loadedLater(() => import('./side-panel.tsx'))

type Props = {
  header: ReactNode
  first?: ReactNode
  /** Null on the page of a fact. */
  view: FactsView | null
  category?: Category | undefined
  onView: (view: FactsView) => void
  children: ReactNode
}

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
        {isWide && <SidePanel />}
      </div>
      <Footer />
      <Notice />
    </div>
  )
}
