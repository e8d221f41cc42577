import type { FactDetails, ScreenData } from '@fable/contract'
import { factPath } from '@fable/contract/limits'
import type { Preview } from '../platform/http/preview.ts'
import { inTime, type RenderScreen, withScreen } from '../platform/http/render-screen.ts'
import type { FindRelated } from './related.ts'

/** The age of a fact stands in its HTML as minutes. Within one the document stays the same, for its tag. */
const MINUTE_MS = 60_000

type Deps = {
  readonly findRelated: FindRelated
  readonly renderScreen: RenderScreen
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Creates a function that adds the HTML of a fact's page to its preview, with the facts that are related. */
export const makeFactDocument =
  ({ findRelated, renderScreen, now }: Deps) =>
  async (fact: FactDetails, preview: Preview): Promise<Preview> => {
    const related = await inTime(findRelated(fact))
    if (!related) return preview
    const at = now()
    const json = JSON.stringify({
      fact: { now: at - (at % MINUTE_MS), fact: { ...fact, related } },
    } satisfies ScreenData)
    return withScreen(renderScreen, { path: factPath(fact.id), json, preview })
  }
