import type { Category } from '@fable/contract'
import { FACTS_PAGE_LIMIT, type FactSort, SCREEN_PATHS } from '@fable/contract/limits'
import { LRUCache } from 'lru-cache'
import type { KeptBody } from '../platform/http/kept-body.ts'
import type { Preview } from '../platform/http/preview.ts'
import { inTime, type RenderScreen, withScreen } from '../platform/http/render-screen.ts'
import type { FactReads } from './reads.ts'

/** The age of a fact stands in its HTML as minutes. Within one the document stays the same, for its tag. */
const MINUTE_MS = 60_000

/** So many documents are kept. */
const KEPT = 200

type Deps = {
  readonly reads: FactReads
  readonly renderScreen: RenderScreen
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Document = {
  readonly path: string
  readonly search?: string
  readonly preview: Preview
  /** What is shown. */
  readonly data: KeptBody
}

type ListView = { readonly category: Category | undefined; readonly sort: FactSort }

/** The query of a list's address, as the page writes it. */
const searchOf = ({ category, sort }: ListView) =>
  new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(sort !== 'top' && { sort }),
  }).toString()

/**
 * Creates functions that add the HTML of a list of facts, or of one, to its preview. A document is rendered once for
 * each state of what it shows and each minute.
 */
export const makeFactDocuments = ({ reads, renderScreen, now }: Deps) => {
  const documents = new LRUCache<string, Promise<Preview>>({ max: KEPT })

  const render = async (
    { path, search = '', preview, data }: Document,
    jsonOf: (now: number) => string,
  ): Promise<Preview> => {
    const minute = Math.floor(now() / MINUTE_MS)
    const key = `${path}?${search} ${minute} ${data.etag}`
    const known = documents.get(key)
    if (known) return known
    const document = withScreen(renderScreen, { path, json: jsonOf(minute * MINUTE_MS), preview })
    documents.set(key, document)
    // The next visitor tries again.
    if (!(await document).screen) documents.delete(key)
    return document
  }

  return {
    addFacts: async (view: ListView, preview: Preview): Promise<Preview> => {
      const page = await inTime(reads.page({ ...view, limit: FACTS_PAGE_LIMIT }))
      if (!page) return preview
      const search = searchOf(view)
      const json = JSON.stringify(search)
      return render(
        { path: SCREEN_PATHS.facts, search, preview, data: page },
        (at) => `{"facts":{"now":${at},"search":${json},"page":${page.body.toString()}}}`,
      )
    },
    addFact: (fact: KeptBody, preview: Preview): Promise<Preview> =>
      render(
        { path: preview.path, preview, data: fact },
        (at) => `{"fact":{"now":${at},"fact":${fact.body.toString()}}}`,
      ),
  }
}

export type FactDocuments = ReturnType<typeof makeFactDocuments>
