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

/**
 * Paths to screens (section 2), in any letter case. The board comes with the first file; every other
 * screen is a file of its own, fetched when it is asked for.
 */
export function App() {
  return (
    <Boundary>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={Board} />
          <Route path="/TextBasedGame" component={Game} />
          <Route path="/TextBasedGame/runs/:id" component={Watch} />
          <Route path="/Shop" component={Shop} />
          <Route path="/Feedback" component={Feedback} />
          <Route path="/Updates" component={Updates} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  )
}
