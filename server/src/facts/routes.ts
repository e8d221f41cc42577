import { countVotes, type FactVote, insertFact } from './store.ts'
import { gather } from '../platform/batch.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { problem } from '../platform/http/problems.ts'
import { type FactDeps, factLists } from './lists.ts'

/** The board: anyone reads, shares and votes (sections 6 and 7). */
export const factHandlers = (deps: FactDeps) => {
  const { database } = deps
  const lists = factLists(deps)

  const vote = gather(async (votes: FactVote[]) => {
    const facts = await countVotes(database, votes)
    for (const { category } of facts.values()) lists.changed(category)
    return ({ factId }) => facts.get(factId)
  })

  return {
    'GET /api/facts': ({ query }) => lists.read(query.category),

    'POST /api/facts': async ({ body }) => {
      const fact = await insertFact(database, body)
      lists.changed(fact.category)
      return fact
    },

    'POST /api/facts/:id/votes': async ({ params, body }) => {
      const fact = await vote({ factId: params.id, vote: body.vote })
      if (!fact) throw problem('fact_not_found')
      return fact
    },
  } satisfies Partial<Handlers>
}
