import { SCREEN_PATHS } from '@fable/contract/limits'
import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { FactsPage } from '../features/facts/facts-page.tsx'
import { PageBoundary } from '../ui/boundary.tsx'

/** Shown only when a page's file takes a while, so that a fast one does not flicker. */
const Loading = () => (
  <p className="arriving" role="status">
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

const PAGES = [
  { path: SCREEN_PATHS.board, page: guarded(FactsPage) },
  { path: SCREEN_PATHS.game, page: guarded(lazy(() => import('./game-page.tsx'))) },
  { path: SCREEN_PATHS.run, page: guarded(lazy(() => import('../features/watch/watch.tsx'))) },
  { path: SCREEN_PATHS.shop, page: guarded(lazy(() => import('./shop-page.tsx'))) },
  {
    path: SCREEN_PATHS.feedback,
    page: guarded(lazy(() => import('../features/feedback/feedback.tsx'))),
  },
  {
    path: SCREEN_PATHS.updates,
    page: guarded(lazy(() => import('../features/updates/updates.tsx'))),
  },
] as const

const NotFoundPage = guarded(lazy(() => import('../features/not-found/not-found.tsx')))

/**
 * Paths to pages (section 2), in any letter case. The facts come with the first file; every other page is a
 * file of its own, fetched when it is asked for.
 */
export function App() {
  return (
    <Switch>
      {PAGES.map(({ path, page }) => (
        <Route key={path} path={path} component={page} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  )
}
