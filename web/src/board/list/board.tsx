import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Footer } from '../../ui/footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMedia } from '../../lib/media.ts'
import { CategoryRail } from './list-bar.tsx'
import { subscribeOwnVotes } from '../votes/own-votes.ts'
import { showOwnVotes, trySendingVotes } from '../votes/vote-queue.ts'
import { showWaitingVotes, waitingVotes } from '../votes/waiting-votes.ts'
import { registerWorker } from '../../lib/offline.ts'
import { tryAgain } from '../../lib/sending.ts'
import { useStore } from '../../lib/store.ts'
import { later } from '../../lib/timers.ts'
import type { Category, FactsView } from '@fable/contract/limits'
import styles from './board.module.css'

/** Beside the list; without it when it cannot be fetched. */
const SidePanel = lazy(() => import('./side-panel.tsx').catch(() => ({ default: () => null })))

/**
 * Follows links to other pages of the product without loading anew. One listener for all of them: a list has
 * hundreds, and a component for each would take longer than the facts.
 */
function useInternalLinks(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!link || event.defaultPrevented || !isPlain || event.altKey) return
      if (link.target || link.origin !== location.origin) return
      // The browser itself goes to a part of the page.
      const path = link.pathname + link.search
      if (link.hash && path === location.pathname + location.search) return
      event.preventDefault()
      navigate(path + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The worker fetches what the page needs without a network so long after the board; in milliseconds. */
const REGISTER_AFTER = 5_000

/** Shows the votes that this browser has cast, and sends those that wait for the network. */
function useOwnVotes(): void {
  const isWaiting = useStore(waitingVotes).length > 0
  useEffect(() => {
    showOwnVotes()
    showWaitingVotes()
    window.addEventListener('storage', showWaitingVotes)
    const stop = subscribeOwnVotes(showOwnVotes)
    return () => {
      window.removeEventListener('storage', showWaitingVotes)
      stop()
    }
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    trySendingVotes()
    return tryAgain(trySendingVotes)
  }, [isWaiting])
}

type Props = {
  header: ReactNode
  /** What stands above the list; on phones above the categories, too. */
  first?: ReactNode
  /** The view that is shown; null: none is. */
  view: FactsView | null
  /** The category of the fact that is shown instead. */
  category?: Category | undefined
  onView: (view: FactsView) => void
  children: ReactNode
}

/** The layout of the board and of a fact's page. */
export function Board({ header, first, view, category, onView, children }: Props) {
  const isWide = useMedia('(min-width: 56.25em)')
  useInternalLinks()
  useOwnVotes()
  useEffect(() => later(REGISTER_AFTER, registerWorker), [])
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
      <Footer isDay />
      <Notice />
    </div>
  )
}
