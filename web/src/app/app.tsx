import { SCREEN_PATHS, screenOf, SCREENS, type Screen } from '@fable/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import type { ScreenData } from '@fable/contract'
import { Route, Switch } from 'wouter'
import { useCanonicalLink } from '../platform/canonical-link.ts'
import { isNight, useThemeColour } from '../platform/night.ts'
import { PageBoundary } from '../ui/boundary.tsx'
import styles from './app.module.css'

/** Shown only when a screen's file takes a while, so that a fast one does not flicker. Its ground is the screen's. */
const Loading = ({ atNight }: { atNight: boolean }) => (
  <p className={styles.loading} role="status" data-night={atNight || undefined}>
    Loading...
  </p>
)

type ScreenFile = {
  readonly default: ComponentType
  /** Puts what the server has rendered the document from into the cache. */
  readonly keepData?: (client: QueryClient, data: ScreenData) => void
}

/**
 * A screen in a file of its own, with an error boundary of its own: another screen is not affected when it
 * breaks. Once `load` has resolved it renders at once.
 */
function screenIn(file: () => Promise<ScreenFile>, atNight: boolean) {
  let Loaded: ComponentType = lazy(file)
  return {
    load: async () => {
      const loaded = await file()
      Loaded = loaded.default
      return loaded
    },
    Component: () => (
      <PageBoundary>
        <Suspense fallback={<Loading atNight={atNight} />}>
          <Loaded />
        </Suspense>
      </PageBoundary>
    ),
  }
}

const FILES = import.meta.glob<ScreenFile>('./screens/*.tsx')

/** The file of a screen is named after it. */
function fileOf(screen: Screen): () => Promise<ScreenFile> {
  const file = FILES[`./screens/${screen}.tsx`]
  if (!file) throw new Error(`There is no file screens/${screen}.tsx`)
  return file
}

const screens = new Map(
  SCREENS.map((screen) => [screen, screenIn(fileOf(screen), isNight(screen))]),
)

const notFound = screenIn(() => import('../features/not-found/not-found.tsx'), isNight(undefined))

/** Loads the screen at a path, so that it is rendered at once. It is called before the first rendering only. */
export async function loadScreen(path: string): Promise<ScreenFile | undefined> {
  const screen = screenOf(path)
  return (screen ? screens.get(screen) : notFound)?.load()
}

/** Paths to screens (docs/rules.md, section 2), in any letter case. */
export function App() {
  useCanonicalLink()
  useThemeColour()
  return (
    <Switch>
      {[...screens].map(([screen, { Component }]) => (
        <Route key={screen} path={SCREEN_PATHS[screen]} component={Component} />
      ))}
      <Route component={notFound.Component} />
    </Switch>
  )
}
