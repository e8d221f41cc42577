import type { ServerDeps } from '../http/app-env.ts'
import { problem } from '../http/problems.ts'
import { isErrorStatus, limitCalls, type RateLimiter, READS } from '../http/rate-limit.ts'
import type { CallLimits, HandlersUnder } from '../http/routing.ts'
import { batch } from '../lib/batch.ts'
import type { DayCounter } from '../lib/day-counter.ts'
import { listFactsOfSource } from './board/pages.ts'
import { type FactReads, missingFact } from './board/reads.ts'
import type { ReportCase } from './posting/reports.ts'
import type { CheckPost } from './posting/rules.ts'
import type { Senders } from './posting/senders.ts'
import type { FactCache } from './store/fact-cache.ts'
import {
  countNewer,
  findLastId,
  insertFact,
  insertUnlessSame,
  isHidden,
  listFactsWithIds,
} from './store/facts.ts'
import { castOnce } from './votes/once.ts'
import { type FactVote, updateVotes } from './votes/store.ts'

/** Votes have no limit (docs/rules.md, section 6). */
export const factLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, {
    'POST /api/facts': { limit: 60, windowMs: 60_000, isFree: isErrorStatus },
    'POST /api/facts/:id/reports': { limit: 10, windowMs: 600_000, isFree: isErrorStatus },
    'GET /api/fact-pages': READS,
    'GET /api/facts-by-source': READS,
    'GET /api/fact-news': READS,
    'GET /api/fact-disputes': READS,
    'GET /api/facts/:id': READS,
  })

export type FactDeps = Pick<ServerDeps, 'database' | 'now' | 'log'> & {
  readonly cache: FactCache
  readonly reads: FactReads
  readonly senders: Senders
  readonly checkPost: CheckPost
  readonly report: ReportCase
  readonly votes: DayCounter
}

type FactHandlers = Omit<HandlersUnder<'/api/fact'>, 'POST /api/facts/:id/corrections'>

export function factHandlers({
  database,
  now,
  log,
  cache,
  reads,
  senders,
  checkPost,
  report,
  votes: today,
}: FactDeps): FactHandlers {
  const count = async (votes: FactVote[]) => {
    const { facts, disputeError: err } = await updateVotes(database, votes, now())
    if (err !== undefined) log.warn({ err }, 'could not store when facts became disputed')
    today.add(votes.length)
    return facts
  }
  const cast = batch(async (votes: FactVote[]) => {
    const facts = await count(votes).finally(() => {
      cache.changed('votes')
    })
    return ({ factId }: FactVote) => facts.get(factId)
  })
  const vote = castOnce({
    cast,
    find: async ({ factId }) => (await listFactsWithIds(database, [factId]))[0],
  })

  return {
    'GET /api/facts': ({ query }) => reads.list(query.category),

    'POST /api/facts': async ({ query, body }, c) => {
      const origin = await checkPost(body, c.get('address'))
      const insert = query.unlessSame ? insertUnlessSame : insertFact
      const fact = await insert(database, body, now(), origin)
      cache.changed('facts')
      c.get('log').info({ fact: fact.id, held: origin.isHeld }, 'a fact was shared')
      return origin.isHeld ? { ...fact, held: true } : fact
    },

    'GET /api/fact-pages': ({ query: { limit, ...view } }) => {
      const page = reads.page(view, limit)
      if (page === null) throw invalidCursor()
      return page
    },

    'GET /api/facts-by-source': async ({ query: { source } }) => ({
      facts: await listFactsOfSource(database, source),
    }),

    'GET /api/fact-news': async ({ query: { after, ids = [] } }) => ({
      last: await findLastId(database),
      added: after === undefined ? 0 : await countNewer(database, after),
      facts: await listFactsWithIds(database, ids),
    }),

    'GET /api/fact-disputes': () => reads.mostDisputed(),

    'GET /api/facts/:id': ({ params }) => reads.fact(params.id),

    'POST /api/facts/:id/votes': async ({ params, body }) => {
      const fact = await vote({ factId: params.id, vote: body.vote }, body.voteId)
      if (!fact) throw await missingFact(database, params.id)
      return fact
    },

    'POST /api/facts/:id/reports': async ({ params, body }, c) => {
      const address = c.get('address')
      await senders.checkAllowed(address)
      const hidden = await isHidden(database, params.id)
      if (hidden !== false) throw problem(hidden ? 'fact_hidden' : 'fact_not_found')
      const marks = senders.marksOf(address)
      const of = { kind: 'fact', id: params.id } as const
      await report({ ...body, of, factId: params.id, marks })
      return { received: true }
    },
  }
}

function invalidCursor() {
  const issues = [{ field: 'after', message: 'must be `next` of a page in this order' }]
  return problem('invalid_input', { extras: { issues } })
}
