import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { SCREEN_DATA_ID } from '@fable/contract/limits'
import type { Logger } from 'pino'
import type { Preview } from './preview.ts'

/** A document waits so long for what it is rendered from. */
const MAX_WAIT_MS = 1_000

/**
 * What a document is rendered from; undefined if the database does not respond in time: the page then says so, and
 * tries again.
 */
export const inTime = <T>(read: T): Promise<Awaited<T> | undefined> =>
  Promise.race([read, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]).catch(() => undefined)

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

/**
 * Adds the HTML of a screen to its preview, unless it cannot be rendered: the page then does that itself. `json`:
 * what it is rendered from, as the text that is sent to the page, so that both render the same.
 */
export const withScreen = async (
  renderScreen: RenderScreen,
  { path, json, preview }: { path: string; json: string; preview: Preview },
): Promise<Preview> => {
  const html = await renderScreen(path, JSON.parse(json) as object)
  return html === undefined
    ? preview
    : { ...preview, screen: { html, data: { id: SCREEN_DATA_ID, json } } }
}
