import { FACTS_PAGE_LIMIT, VOTE_RECEIPT_HEADER } from '@fable/contract/limits'
import { batch } from '../platform/batch.ts'
import type { Database } from '../platform/db/database.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { problem } from '../platform/http/problems.ts'
import { isErrorStatus, type RateLimiter } from '../platform/http/rate-limit.ts'
import type { CallLimits, Handlers } from '../platform/http/routing.ts'
import { makeInTurn } from '../platform/in-turn.ts'
import { decodeCursor } from './cursor.ts'
import { findFact, toDetails } from './page-store.ts'
import { readPage } from './pages.ts'
import type { FactSorter } from './fact-sorter.ts'
import { takeVotesBack, type UndoneVote } from './receipt-store.ts'
import { makeReceipts } from './receipts.ts'
import type { FindRelated } from './related.ts'
import { insertReport } from './report-store.ts'
import type { SharedLists } from './shared-lists.ts'
import { findSameFact, listFactsOfSource } from './source-store.ts'
import { type FactVote, insertFact, isHidden, updateVotes } from './store.ts'

/** Limits new facts, reports and searches per client. Votes are not limited (specification 6). */
export const factLimits = (rateLimit: RateLimiter) => {
  const reads = { limit: 600, windowMs: 60_000 }
  return {
    'POST /api/facts': rateLimit({
      name: 'POST /api/facts',
      limit: 60,
      windowMs: 60_000,
      isFree: isErrorStatus,
    }),
    'POST /api/facts/:id/reports': rateLimit({
      name: 'POST /api/facts/:id/reports',
      limit: 10,
      windowMs: 600_000,
      isFree: isErrorStatus,
    }),
    'GET /api/fact-pages': rateLimit({ name: 'GET /api/fact-pages', ...reads }),
    'GET /api/facts-by-source': rateLimit({ name: 'GET /api/facts-by-source', ...reads }),
    'GET /api/facts/:id': rateLimit({ name: 'GET /api/facts/:id', ...reads }),
  } satisfies CallLimits
}

export type FactDeps = {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly lists: SharedLists
  readonly sorter: FactSorter
  readonly findRelated: FindRelated
  /** The secret that all servers share. */
  readonly authSecret: string
}

const invalidCursor = () => {
  const issues = [{ field: 'after', message: 'must be `next` of a page in this order' }]
  return problem('invalid_input', { extras: { issues } })
}

/** Facts. Anyone can read, share and vote (specification 6 and 7). */
export const factHandlers = (deps: FactDeps) => {
  const { database, lists, now, sorter, findRelated } = deps
  const receipts = makeReceipts(deps.authSecret)

  /** One change of votes at a time, so that the rows come back in the order in which they changed. */
  const inTurn = makeInTurn()

  const vote = batch((votes: FactVote[]) =>
    inTurn(async () => {
      const facts = await updateVotes(database, votes).finally(() => sorter.changed(votes))
      for (const fact of facts.values()) lists.update(fact)
      return ({ factId }: FactVote) => facts.get(factId)
    }),
  )

  const takeBack = batch((votes: UndoneVote[]) =>
    inTurn(async () => {
      const results = await takeVotesBack(database, votes, now()).finally(() =>
        sorter.changed(votes),
      )
      for (const result of results.values()) if (typeof result === 'object') lists.update(result)
      return (undone: UndoneVote) => results.get(undone)
    }),
  )

  /** Why a fact was not found. */
  const missing = async (id: number) =>
    problem((await isHidden(database, id)) ? 'fact_hidden' : 'fact_not_found')

  return {
    'GET /api/facts': ({ query }) => lists.all.read(query.category),

    'POST /api/facts': async ({ body }) => {
      const fact = await insertFact(database, body, now())
      lists.invalidate(fact.category)
      return fact
    },

    'GET /api/fact-pages': async ({ query }) => {
      const { sort, category, q = '', domain, after, limit } = query
      const isFirst = q === '' && domain === undefined && after === undefined
      const cached = isFirst && limit === FACTS_PAGE_LIMIT && lists.firstPages.get(sort)
      if (cached) return cached.read(category)
      const position = after === undefined ? undefined : decodeCursor(sort, after)
      if (position === null) throw invalidCursor()
      return new CachedBody(await readPage(deps, { ...query, after: position }))
    },

    'GET /api/facts-by-source': async ({ query: { source, text } }) => ({
      facts: await listFactsOfSource(database, source),
      same: text === undefined ? null : await findSameFact(database, { source, text }),
    }),

    'GET /api/facts/:id': async ({ params }) => {
      const fact = await findFact(database, params.id)
      if (!fact) throw await missing(params.id)
      return new CachedBody({ ...toDetails(fact), related: await findRelated(fact) })
    },

    'POST /api/facts/:id/votes': async ({ params, body }, c) => {
      const cast = { factId: params.id, vote: body.vote }
      const fact = await vote(cast)
      if (!fact) throw await missing(params.id)
      c.env.headers[VOTE_RECEIPT_HEADER] = receipts.write(cast, now())
      return fact
    },

    'DELETE /api/facts/:id/votes/:receipt': async ({ params }) => {
      const receipt = receipts.read(params.id, params.receipt, now())
      if (!receipt) throw problem('receipt_not_found')
      if (receipt.isExpired) throw problem('receipt_expired')
      const { id, vote } = receipt
      const fact = await takeBack({ factId: params.id, vote, receipt: id })
      if (fact === 'used') throw problem('receipt_used')
      if (!fact) throw await missing(params.id)
      return fact
    },

    'POST /api/facts/:id/reports': async ({ params, body }) => {
      const hidden = await isHidden(database, params.id)
      if (hidden !== false) throw problem(hidden ? 'fact_hidden' : 'fact_not_found')
      await insertReport(database, { ...body, factId: params.id }, now())
      return { received: true }
    },
  } satisfies Partial<Handlers>
}
