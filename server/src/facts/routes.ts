import { updateVotes, type FactVote, insertFact } from './store.ts'
import { batch } from '../platform/batch.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { problem } from '../platform/http/problems.ts'
import { type FactDeps, createFactLists } from './lists.ts'
import { isErrorStatus, type RateLimiter } from '../platform/http/rate-limit.ts'
import type { CallLimits } from '../platform/http/routing.ts'

/** Limits new facts per client. Votes are not limited (specification 6). */
export const factLimits = (rateLimit: RateLimiter) =>
  ({
    'POST /api/facts': rateLimit({ limit: 60, windowMs: 60_000, isFree: isErrorStatus }),
  }) satisfies CallLimits

/** Facts. Anyone can read, share and vote (specification 6 and 7). */
export const factHandlers = (deps: FactDeps) => {
  const { database } = deps
  const lists = createFactLists(deps)

  const vote = batch(async (votes: FactVote[]) => {
    const facts = await updateVotes(database, votes)
    for (const { category } of facts.values()) lists.invalidate(category)
    return ({ factId }) => facts.get(factId)
  })

  return {
    'GET /api/facts': ({ query }) => lists.read(query.category),

    'POST /api/facts': async ({ body }) => {
      const fact = await insertFact(database, body)
      lists.invalidate(fact.category)
      return fact
    },

    'POST /api/facts/:id/votes': async ({ params, body }) => {
      const fact = await vote({ factId: params.id, vote: body.vote })
      if (!fact) throw problem('fact_not_found')
      return fact
    },
  } satisfies Partial<Handlers>
}
