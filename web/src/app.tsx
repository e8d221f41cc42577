import { SCREEN_PATHS } from '@fable/contract/limits'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Board } from './screens/board/board.tsx'
import { Boundary } from './ui/boundary.tsx'

const Game = lazy(() => import('./screens/game/game.tsx'))
const Watch = lazy(() => import('./screens/game/watch.tsx'))
const Shop = lazy(() => import('./screens/shop/shop.tsx'))
const Feedback = lazy(() => import('./screens/feedback/feedback.tsx'))
const Updates = lazy(() => import('./screens/updates/updates.tsx'))
const NotFound = lazy(() => import('./screens/not-found/not-found.tsx'))

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
          <Route path={SCREEN_PATHS.board} component={Board} />
          <Route path={SCREEN_PATHS.game} component={Game} />
          <Route path={SCREEN_PATHS.run} component={Watch} />
          <Route path={SCREEN_PATHS.shop} component={Shop} />
          <Route path={SCREEN_PATHS.feedback} component={Feedback} />
          <Route path={SCREEN_PATHS.updates} component={Updates} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  )
}
