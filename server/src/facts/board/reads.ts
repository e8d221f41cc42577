import type { Category, Fact, FactDetails, FactPage, FactWithRelated } from '@fable/contract'
import {
  CATEGORIES,
  factPath,
  FACTS_PAGE_LIMIT,
  type FactsView,
  SCREEN_PATHS,
  searchOf,
  viewIn,
} from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { orIfUnavailable } from '../../db/errors.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import type { Contents } from '../../http/documents.ts'
import { problem, problemCodeOf } from '../../http/problems.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import { listCorrections } from '../corrections/reads.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { isHidden, listFacts } from '../store/facts.ts'
import { makeFindInstead } from './instead.ts'
import {
  decodeCursor,
  findDetails,
  findFact,
  findHowCome,
  listMostDisputed,
  type PageRequest,
  readPage,
} from './pages.ts'
import { makeFindRelated } from './related.ts'

type Deps = Pick<ServerDeps, 'database'> & {
  readonly cache: FactCache
  readonly ensureFactOfTheDay: () => Promise<FactPage['ofTheDay']>
  readonly findTodaysRound: () => Promise<FactPage['today']>
  readonly listSecretFacts: () => Promise<readonly number[]>
  readonly listRoundsOf: (factId: number) => Promise<FactWithRelated['rounds']>
}

export const missingFact = async (database: Database, id: number): Promise<Error> =>
  problem((await isHidden(database, id)) ? 'fact_hidden' : 'fact_not_found')

const isFirstOfSearch = ({ q, after }: FactsView): boolean => q !== '' && after === ''

export type FactReads = {
  readonly list: (category: Category | undefined) => Promise<TaggedJson<Fact[]>>
  readonly page: (view: FactsView, limit: number) => Promise<TaggedJson<FactPage>> | null
  readonly mostDisputed: () => Promise<TaggedJson<{ facts: FactDetails[] }>>
  /** Rejects with a problem if the fact does not exist or was taken down. */
  readonly fact: (id: number) => Promise<TaggedJson<FactWithRelated>>
}

export function makeFactReads(deps: Deps): FactReads {
  const { database, cache, ensureFactOfTheDay, findTodaysRound, listRoundsOf } = deps
  const findInstead = makeFindInstead(deps)
  const findRelated = makeFindRelated(database)

  const list = cache.memoize<TaggedJson<Fact[]>>({
    dependsOn: ['facts', 'votes'],
    isExact: true,
    max: 1 + CATEGORIES.length,
    load: async (category) =>
      new TaggedJson(
        await listFacts(database, category === '' ? undefined : (category as Category)),
      ),
  })

  /** Choosing the fact of the day is a write; if that fails, the list is shown without it. */
  const ofTheDay = (view: FactsView) => {
    // Only the default view of the board shows a fact of the day.
    if (searchOf(view) !== '') return undefined
    return orIfUnavailable(ensureFactOfTheDay(), null)
  }

  const pages = cache.memoize<TaggedJson<FactPage>>({
    max: 200,
    dependsOn: ['facts', 'votes'],
    load: async (key) => {
      const request = JSON.parse(key) as PageRequest
      const page = await readPage(database, request)
      if (page.facts.length === 0 && isFirstOfSearch(request.view)) {
        const instead = await orIfUnavailable(findInstead(request.view), undefined)
        return new TaggedJson({ ...page, ...(instead && { instead }) })
      }
      const special = await ofTheDay(request.view)
      if (special === undefined) return new TaggedJson(page)
      const today = await findTodaysRound()
      const round = today && { today, round: today.day }
      return new TaggedJson({ ...page, ofTheDay: special, ...round })
    },
  })

  const disputes = cache.memoize({
    max: 1,
    dependsOn: ['facts', 'votes'],
    load: async () => new TaggedJson({ facts: await listMostDisputed(database) }),
  })

  const facts = cache.memoize<TaggedJson<FactWithRelated>>({
    max: 1000,
    dependsOn: ['facts', 'votes'],
    load: async (key) => {
      const id = Number(key)
      const fact = await findFact(database, id)
      if (!fact) throw await missingFact(database, id)
      const howCome = await findHowCome(database, id)
      return new TaggedJson({
        ...(await findDetails(database, fact)),
        ...(howCome && { howCome }),
        related: await findRelated(fact),
        corrections: await listCorrections(database, id),
        rounds: await listRoundsOf(id),
      })
    },
  })

  return {
    list: (category) => list(category ?? ''),
    page: (view, limit) => {
      const after = view.after === '' ? undefined : decodeCursor(view.sort, view.after)
      if (after === null) return null
      const request: PageRequest = { view, after, limit }
      return pages(JSON.stringify(request))
    },
    mostDisputed: () => disputes(''),
    fact: (id) => facts(String(id)),
  }
}

const ID = /^[1-9]\d{0,8}$/

/**
 * The documents of other views have more facts. The default view has few, because a slow phone takes long to lay out
 * more. The browser fetches more when the visitor comes near the end.
 */
const FACTS_OF_FIRST_DOCUMENT = 12

export const factContents = (reads: FactReads): Contents => ({
  facts: async ({ query }) => {
    const view = viewIn(query)
    const path = SCREEN_PATHS.facts
    const search = searchOf(view)
    const limit = search === '' ? FACTS_OF_FIRST_DOCUMENT : FACTS_PAGE_LIMIT
    const page = await reads.page(view, limit)
    if (page === null) return { path, contents: { search } }
    return { path, contents: { search, facts: page.value }, tag: page.etag }
  },

  fact: async ({ id }) => {
    if (!ID.test(id)) return { missing: 404 }
    try {
      const fact = await reads.fact(Number(id))
      return { path: factPath(fact.value.id), contents: { fact: fact.value }, tag: fact.etag }
    } catch (error) {
      const code = problemCodeOf(error)
      if (code === 'fact_hidden') return { missing: 410 }
      if (code === 'fact_not_found') return { missing: 404 }
      throw error
    }
  },
})
