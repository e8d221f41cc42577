import type { Category, Fact, FactPage, FactWithRelated } from '@fable/contract'
import {
  factPath,
  FACTS_PAGE_LIMIT,
  parametersOf,
  SCREEN_PATHS,
  viewIn,
} from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { isUnavailable } from '../../db/errors.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import { problem, problemCodeOf } from '../../http/problems.ts'
import type { Contents } from '../../http/documents.ts'
import type { FactCache } from './fact-cache.ts'
import { findFactOfTheDay } from './fact-of-the-day.ts'
import { findFact, toDetails, type PageRequest, readPage, decodeCursor } from './pages.ts'
import { makeFindRelated } from './related.ts'
import { isHidden, listFacts } from './store.ts'
import type { ServerDeps } from '../../http/app-env.ts'

type Deps = Pick<ServerDeps, 'database' | 'now'> & {
  readonly cache: FactCache
}

/** Why a fact was not found. */
export const missingFact = async (database: Database, id: number): Promise<Error> =>
  problem((await isHidden(database, id)) ? 'fact_hidden' : 'fact_not_found')

const isFirstOfAll = ({ sort, category, q = '', domain, after }: PageRequest) =>
  sort === 'top' && !category && q === '' && domain === undefined && after === undefined

/** What visitors read of the facts, cached for all of them. */
export const makeFactReads = ({ database, cache, now }: Deps) => {
  const findRelated = makeFindRelated(database)

  const list = cache.memoize<TaggedJson<Fact[]>>({
    isExact: true,
    max: 10,
    load: async (category) =>
      new TaggedJson(
        await listFacts(database, category === '' ? undefined : (category as Category)),
      ),
  })

  /** Without it the list is shown all the same: choosing one is a write. */
  const ofTheDay = (request: PageRequest) => {
    if (!isFirstOfAll(request)) return undefined
    return findFactOfTheDay(database, now()).catch((error: unknown) => {
      if (isUnavailable(error)) return null
      throw error
    })
  }

  const pages = cache.memoize<TaggedJson<FactPage>>({
    max: 200,
    load: async (key) => {
      const request = JSON.parse(key) as PageRequest
      const page = await readPage(database, request)
      const special = await ofTheDay(request)
      return new TaggedJson({ ...page, ...(special !== undefined && { ofTheDay: special }) })
    },
  })

  const facts = cache.memoize<TaggedJson<FactWithRelated>>({
    max: 1000,
    load: async (key) => {
      const id = Number(key)
      const fact = await findFact(database, id)
      if (!fact) throw await missingFact(database, id)
      return new TaggedJson({ ...toDetails(fact), related: await findRelated(fact) })
    },
  })

  return {
    /** All facts, or those of a category. */
    list: (category: Category | undefined) => list(category ?? ''),
    page: ({ sort, category, q, domain, after, limit }: PageRequest) =>
      pages(JSON.stringify({ sort, category, q, domain, after, limit })),
    /** Rejects with a problem if there is no such fact. */
    fact: (id: number) => facts(String(id)),
  }
}

export type FactReads = ReturnType<typeof makeFactReads>

/** Ids are as in the contract: a positive number of at most nine digits. */
const ID = /^[1-9]\d{0,8}$/

/** What the board shows, in each of its views, and the screen of a fact. */
export const factContents = (reads: FactReads): Contents => ({
  facts: async ({ query }) => {
    const view = viewIn(query)
    const after = view.after ? decodeCursor(view.sort, view.after) : undefined
    const path = SCREEN_PATHS.facts
    const search = new URLSearchParams(parametersOf(view)).toString()
    if (after === null) return { path, contents: { search }, tag: '' }
    const page = await reads.page({
      sort: view.sort,
      category: view.category ?? undefined,
      q: view.q || undefined,
      domain: view.domain || undefined,
      after,
      limit: FACTS_PAGE_LIMIT,
    })
    return { path, contents: { search, facts: page.value }, tag: page.etag }
  },

  fact: async ({ id }) => {
    if (!ID.test(id)) return 404
    try {
      const fact = await reads.fact(Number(id))
      return { path: factPath(fact.value.id), contents: { fact: fact.value }, tag: fact.etag }
    } catch (error) {
      const code = problemCodeOf(error)
      if (code === 'fact_hidden') return 410
      if (code === 'fact_not_found') return 404
      throw error
    }
  },
})
