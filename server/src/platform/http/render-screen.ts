import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'

/** Renders a screen as HTML. `data`: what it is rendered from. Resolves to undefined if it cannot. */
export type RenderScreen = (path: string, data: object) => Promise<string | undefined>

type ScreenModule = { readonly render: (path: string, data: object) => Promise<string> }

/** Creates the renderer that the build of the page has written. A page without HTML in it works, too. */
export const makeRenderScreen = ({
  webDist,
  log,
}: {
  /** The folder of the built page. */
  readonly webDist: string
  readonly log: Logger
}): RenderScreen => {
  const file = join(webDist, '.server', 'server.js')
  let loaded: Promise<ScreenModule> | undefined
  return async (path, data) => {
    if (!loaded && !existsSync(file)) return undefined
    if (!loaded) {
      loaded = import(pathToFileURL(file).href) as Promise<ScreenModule>
      // The next screen tries again.
      loaded.catch(() => (loaded = undefined))
    }
    try {
      return await (await loaded).render(path, data)
    } catch (err) {
      log.error({ err, path }, 'a screen was not rendered')
      return undefined
    }
  }
}
