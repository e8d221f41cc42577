import type { Category, FactPage } from '@fable/contract'
import { type FactSort, SCREEN_PATHS } from '@fable/contract/limits'
import type { CachedBody } from '../platform/http/cached-body.ts'
import type { Preview } from '../platform/http/preview.ts'
import { inTime, type RenderScreen, withScreen } from '../platform/http/render-screen.ts'
import type { SharedLists } from './shared-lists.ts'

/** The age of a fact stands in its HTML as minutes, and the fact of the day changes at midnight. */
const MAX_AGE_MS = 60_000

type Deps = {
  readonly lists: SharedLists
  readonly renderScreen: RenderScreen
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type ListView = {
  readonly category: Category | undefined
  readonly sort: FactSort
  readonly preview: Preview
}

const searchOf = ({ category, sort }: ListView) =>
  new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(sort !== 'top' && { sort }),
  }).toString()

/**
 * Creates a function that adds the HTML of a fact list to its preview. It is rendered once for each state of
 * the list, like the list's own body, and again when it is a minute old.
 */
export const makeFactDocuments = ({ lists, renderScreen, now }: Deps) => {
  type Rendered = { readonly at: number; readonly preview: Promise<Preview> }
  const documents = new WeakMap<CachedBody<FactPage>, Rendered>()

  const render = (view: ListView, list: CachedBody<FactPage>, at: number) => {
    const search = searchOf(view)
    const json = `{"facts":{"now":${at},"search":${JSON.stringify(search)},"page":${list.body.toString()}}}`
    return withScreen(renderScreen, { path: SCREEN_PATHS.facts, json, preview: view.preview })
  }

  return async (view: ListView): Promise<Preview> => {
    const list = await inTime(lists.firstPages.get(view.sort)?.read(view.category))
    if (!list) return view.preview
    const at = now()
    const known = documents.get(list)
    if (known && Math.abs(at - known.at) < MAX_AGE_MS) return known.preview
    const preview = render(view, list, at)
    documents.set(list, { at, preview })
    return preview
  }
}
