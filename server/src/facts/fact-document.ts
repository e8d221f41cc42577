import type { FactDetails, ScreenData } from '@fable/contract'
import { factPath } from '@fable/contract/limits'
import { LRUCache } from 'lru-cache'
import type { Preview } from '../platform/http/preview.ts'
import { inTime, type RenderScreen, withScreen } from '../platform/http/render-screen.ts'
import type { FindRelated } from './related.ts'

/** The age of a fact stands in its HTML as minutes. Within one the document stays the same, for its tag. */
const MINUTE_MS = 60_000

/** So many documents are kept, for facts that many visitors open at once. */
const KEPT = 100

type Deps = {
  readonly findRelated: FindRelated
  readonly renderScreen: RenderScreen
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Creates a function that adds the HTML of a fact's page to its preview, with the facts that are related. */
export const makeFactDocument = ({ findRelated, renderScreen, now }: Deps) => {
  const documents = new LRUCache<string, Preview>({ max: KEPT })

  return async (fact: FactDetails, preview: Preview): Promise<Preview> => {
    const related = await inTime(findRelated(fact))
    if (!related) return preview
    const at = now()
    const json = JSON.stringify({
      fact: { now: at - (at % MINUTE_MS), fact: { ...fact, related } },
    } satisfies ScreenData)
    const known = documents.get(json)
    if (known) return known
    const document = await withScreen(renderScreen, { path: factPath(fact.id), json, preview })
    if (document.screen) documents.set(json, document)
    return document
  }
}
