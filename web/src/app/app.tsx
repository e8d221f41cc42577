import { SCREEN_PATHS } from '@fable/contract/limits'
import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { FactsPage } from '../features/facts/facts-page.tsx'
import { useCanonicalLink } from '../platform/canonical-link.ts'
import { PageBoundary } from '../ui/boundary.tsx'
import styles from './app.module.css'

/** Shown only when a page's file takes a while, so that a fast one does not flicker. */
const Loading = () => (
  <p className={styles.loading} role="status">
    Loading...
  </p>
)

/** A page with an error boundary of its own: another page is not affected when it breaks. */
const guarded = (Page: ComponentType) => () => (
  <PageBoundary>
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  </PageBoundary>
)

/** A page for every path: one without a page does not compile. */
const PAGES: Record<keyof typeof SCREEN_PATHS, ComponentType> = {
  facts: guarded(FactsPage),
  fact: guarded(lazy(() => import('../features/facts/fact-page.tsx'))),
  game: guarded(lazy(() => import('./game-page.tsx'))),
  run: guarded(lazy(() => import('../features/watch/watch.tsx'))),
  ledger: guarded(lazy(() => import('../features/ledger/ledger.tsx'))),
  shop: guarded(lazy(() => import('./shop-page.tsx'))),
  feedback: guarded(lazy(() => import('../features/feedback/feedback.tsx'))),
  updates: guarded(lazy(() => import('../features/updates/updates.tsx'))),
}

const screens = Object.keys(SCREEN_PATHS) as (keyof typeof SCREEN_PATHS)[]

const NotFoundPage = guarded(lazy(() => import('../features/not-found/not-found.tsx')))

/**
 * Paths to pages (section 2), in any letter case. The facts come with the first file; every other page is a
 * file of its own, fetched when it is asked for.
 */
export function App() {
  useCanonicalLink()
  return (
    <Switch>
      {screens.map((screen) => (
        <Route key={screen} path={SCREEN_PATHS[screen]} component={PAGES[screen]} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  )
}
