import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScreenData } from '@fable/contract'

/** The second and last part of the build makes this file. Without it the page has not been built. */
export const SCREENS_FILE = '.server/server.js'

export type ScreenModule = {
  readonly render: (request: {
    readonly path: string
    readonly data: ScreenData
    readonly isEmpty?: boolean
    readonly hasImprint?: boolean
  }) => Promise<{ html: string; policy: string; error?: unknown }>
  readonly drawingOf: (character: string) => string | undefined
}

/** Resolves with undefined if the page has not been built. */
export type LoadScreens = () => Promise<ScreenModule | undefined>

export type FindDrawing = (character: string) => Promise<string | undefined>

export function makeLoadScreens(webDist: string): LoadScreens {
  const file = join(webDist, SCREENS_FILE)
  let loaded: Promise<ScreenModule> | undefined

  return async () => {
    if (!loaded && existsSync(file)) {
      loaded = import(pathToFileURL(file).href) as Promise<ScreenModule>
      // The next request tries again.
      loaded.catch(() => {
        loaded = undefined
      })
    }
    return loaded
  }
}
