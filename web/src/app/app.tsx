import { SCREEN_PATHS, screenOf, SCREENS, type Screen } from '@fable/contract/limits'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { ScreenData } from '@fable/contract'
import { Route, Switch } from 'wouter'
import { PageBoundary } from '../ui/boundary.tsx'
import { Ground } from './ground.tsx'
import { SCREEN_FILES, type ScreenName } from './screens.ts'
import styles from './app.module.css'
import { makeQueryClient } from '../lib/query-client.ts'
import { ScreenDataContext } from '../lib/screen-data.ts'

/** Shown only when a screen's file takes a while, so that a fast one does not flicker. */
const Loading = () => (
  <p className={styles.loading} role="status">
    Loading...
  </p>
)

/**
 * A screen with its own file and its own error boundary, so that its errors do not affect other screens. Once `load`
 * has resolved, it renders immediately; `load` is called before the first rendering only.
 */
function screenIn(name: ScreenName) {
  const file = SCREEN_FILES[name]
  let Loaded: ComponentType = lazy(file)
  return {
    load: async () => {
      const loaded = await file()
      Loaded = loaded.default
      return loaded
    },
    Component: () => (
      <PageBoundary>
        <Suspense fallback={<Loading />}>
          <Loaded />
        </Suspense>
      </PageBoundary>
    ),
  }
}

const screens = new Map(SCREENS.map((screen) => [screen, screenIn(screen)]))
const notFound = screenIn('not-found')

/** Maps paths to screens (docs/rules.md, section 2), in any letter case. `without`: a screen to treat as missing. */
function App({ without }: { without?: Screen | undefined }) {
  return (
    <>
      <Ground />
      <Switch>
        {[...screens].map(
          ([screen, { Component }]) =>
            screen !== without && (
              <Route key={screen} path={SCREEN_PATHS[screen]} component={Component} />
            ),
        )}
        <Route component={notFound.Component} />
      </Switch>
    </>
  )
}

/**
 * The whole page for its first rendering in the browser or on the server, with the screen's file loaded and its data in
 * the cache.
 */
export async function loadRoot(path: string, data: ScreenData): Promise<ReactNode> {
  const client = makeQueryClient()
  const asked = screenOf(path)
  const without = data.isNowhere ? asked : undefined
  const shown = (without || !asked ? undefined : screens.get(asked)) ?? notFound
  // If the file is missing, the screen shows that.
  const screen = await shown.load().catch(() => undefined)
  screen?.cacheData?.(client, data)
  return (
    <ScreenDataContext value={data}>
      <QueryClientProvider client={client}>
        <App without={without} />
      </QueryClientProvider>
    </ScreenDataContext>
  )
}
