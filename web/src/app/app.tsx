import { SCREEN_PATHS } from '@fable/contract/limits'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { FactsPage } from '../features/facts/facts-page.tsx'
import { Boundary } from '../ui/boundary.tsx'

const GamePage = lazy(() => import('./game-page.tsx'))
const Watch = lazy(() => import('../features/watch/watch.tsx'))
const ShopPage = lazy(() => import('./shop-page.tsx'))
const Feedback = lazy(() => import('../features/feedback/feedback.tsx'))
const Updates = lazy(() => import('../features/updates/updates.tsx'))
const NotFound = lazy(() => import('../features/not-found/not-found.tsx'))

/** Said only when a screen's file takes a while, so that a fast one does not flicker. */
const Arriving = () => (
  <p className="arriving" role="status">
    Loading...
  </p>
)

/**
 * Paths to screens (section 2), in any letter case. The board comes with the first file; every other
 * screen is a file of its own, fetched when it is asked for.
 */
export function App() {
  return (
    <Boundary>
      <Suspense fallback={<Arriving />}>
        <Switch>
          <Route path={SCREEN_PATHS.board} component={FactsPage} />
          <Route path={SCREEN_PATHS.game} component={GamePage} />
          <Route path={SCREEN_PATHS.run} component={Watch} />
          <Route path={SCREEN_PATHS.shop} component={ShopPage} />
          <Route path={SCREEN_PATHS.feedback} component={Feedback} />
          <Route path={SCREEN_PATHS.updates} component={Updates} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  )
}
