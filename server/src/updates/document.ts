import { setTimeout } from 'node:timers/promises'
import { SCREEN_DATA_ID, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import type { FindPreview, Preview } from '../platform/http/preview.ts'
import type { RenderScreen } from '../platform/http/render-screen.ts'
import { listUpdates } from './store.ts'

/** The document waits so long for the release notes. */
const MAX_WAIT_MS = 1_000

const PATH = new RegExp(`^${SCREEN_PATHS.updates}/?$`, 'i')

const PREVIEW: Preview = {
  title: 'Hundred Days - Updates',
  description: 'What changed in Hundred Days, newest first.',
  path: SCREEN_PATHS.updates,
}

type Deps = { readonly database: Database; readonly renderScreen: RenderScreen }

/** The Updates page with its release notes as HTML, which is rendered once for each state of the list. */
export const updatesPreview = ({ database, renderScreen }: Deps): FindPreview => {
  let last: { readonly json: string; readonly preview: Promise<Preview> } | undefined

  const render = async (json: string): Promise<Preview> => {
    const html = await renderScreen(SCREEN_PATHS.updates, JSON.parse(json) as object)
    if (html !== undefined)
      return { ...PREVIEW, screen: { html, data: { id: SCREEN_DATA_ID, json } } }
    // The next visit tries again.
    last = undefined
    return PREVIEW
  }

  const find = async (): Promise<Preview> => {
    const list = listUpdates(database).catch(() => undefined)
    const updates = await Promise.race([list, setTimeout(MAX_WAIT_MS, undefined, { ref: false })])
    // The page then says so, and tries again.
    if (!updates) return PREVIEW
    const json = JSON.stringify({ updates })
    if (last?.json !== json) last = { json, preview: render(json) }
    return last.preview
  }

  return ({ path }) => (PATH.test(path) ? find() : undefined)
}
