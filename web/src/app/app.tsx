import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import type { ScreenData } from '@fable/contract'
import { SCREEN_PATHS, screenOf, SCREENS } from '@fable/contract/limits'
import { makeQueryClient } from '../lib/query-client.ts'
import { ScreenDataContext } from '../lib/screen-data.ts'
import { PageBoundary } from '../ui/boundary.tsx'
import { Status } from '../ui/status.tsx'
import { Ground } from './ground.tsx'
import { SCREEN_FILES, type ScreenName } from './screens.ts'
import styles from './app.module.css'

// The style sheet shows this text with a delay, so that a screen that loads quickly does not flicker.
const Loading = () => <Status className={styles.loading}>Loading...</Status>

const screens = new Map(SCREENS.map((screen) => [screen, screenIn(screen)]))
const notFound = screenIn('not-found')

/**
 * Loads the screen's file and puts the data into the cache. This is for the first rendering, in the browser or on the
 * server.
 */
export async function loadRoot(path: string, data: ScreenData): Promise<ReactNode> {
  const client = makeQueryClient()
  const asked = screenOf(path)
  const shown = (asked && screens.get(asked)) ?? notFound
  // If the file cannot be loaded, the screen itself reports it.
  const screen = await shown.load().catch(() => undefined)
  screen?.cacheData?.(client, data)
  return (
    <ScreenDataContext value={data}>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </ScreenDataContext>
  )
}

/** Paths match in any letter case (docs/rules.md, section 2). */
function App() {
  return (
    <>
      <Ground />
      <Switch>
        {[...screens].map(([screen, { Component }]) => (
          <Route key={screen} path={SCREEN_PATHS[screen]} component={Component} />
        ))}
        <Route component={notFound.Component} />
      </Switch>
    </>
  )
}

/**
 * Makes a screen with a file and an error boundary of its own, so that its errors do not affect other screens. `load`
 * is called only before the first rendering. The screen is then rendered without waiting.
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
