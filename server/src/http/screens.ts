import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScreenData } from '@fable/contract'

/** The file that renders the screens. It is the last one that the build writes. */
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

/** Loads the module that renders the screens; undefined if the page has not been built. */
export type LoadScreens = () => Promise<ScreenModule | undefined>

/** Finds the page's drawing of a character as SVG; undefined if there is none, or the page has not been built. */
export type FindDrawing = (character: string) => Promise<string | undefined>

/** Makes the function that loads the screens of the page in this folder, once. */
export function makeLoadScreens(webDist: string): LoadScreens {
  const file = join(webDist, SCREENS_FILE)
  let loaded: Promise<ScreenModule> | undefined

  return async () => {
    if (!loaded && existsSync(file)) {
      loaded = import(pathToFileURL(file).href) as Promise<ScreenModule>
      // The next request makes another attempt.
      loaded.catch(() => {
        loaded = undefined
      })
    }
    return loaded
  }
}
