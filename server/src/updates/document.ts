import { SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import type { FindPreview, Preview } from '../platform/http/preview.ts'
import { inTime, type RenderScreen, withScreen } from '../platform/http/render-screen.ts'
import { listUpdates } from './store.ts'

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
    const screen = { path: SCREEN_PATHS.updates, json, preview: PREVIEW }
    const preview = await withScreen(renderScreen, screen)
    // The next visit tries again.
    if (!preview.screen) last = undefined
    return preview
  }

  const find = async (): Promise<Preview> => {
    const updates = await inTime(listUpdates(database))
    if (!updates) return PREVIEW
    const json = JSON.stringify({ updates })
    if (last?.json !== json) last = { json, preview: render(json) }
    return last.preview
  }

  return ({ path }) => (PATH.test(path) ? find() : undefined)
}
