import type { Correction } from '@fable/contract'
import type { ServerDeps } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import { isErrorStatus, limitCalls, type RateLimiter } from '../../http/rate-limit.ts'
import type { CallLimits, HandlersUnder } from '../../http/routing.ts'
import { batch } from '../../lib/batch.ts'
import type { ReportCase } from '../posting/reports.ts'
import type { CheckPost } from '../posting/rules.ts'
import type { Senders } from '../posting/senders.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { castOnce } from '../votes/once.ts'
import { toCorrection } from './reads.ts'
import { findCorrection, type HelpfulVote, insertCorrection, updateHelpful } from './store.ts'

/** Votes have no limit (docs/rules.md, section 6). */
export const correctionLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, {
    'POST /api/facts/:id/corrections': { limit: 20, windowMs: 60_000, isFree: isErrorStatus },
    'POST /api/corrections/:id/reports': { limit: 10, windowMs: 600_000, isFree: isErrorStatus },
  })

export type CorrectionDeps = Pick<ServerDeps, 'database' | 'now'> & {
  readonly cache: FactCache
  readonly senders: Senders
  readonly checkPost: CheckPost
  readonly report: ReportCase
}

export function correctionHandlers({
  database,
  now,
  cache,
  senders,
  checkPost,
  report,
}: CorrectionDeps): HandlersUnder<'/api/corrections' | '/api/facts/:id/corrections'> {
  const cast = batch(async (votes: HelpfulVote[]) => {
    const corrections = await updateHelpful(database, votes, now()).finally(() => {
      cache.changed('votes')
    })
    return ({ id }: HelpfulVote) => corrections.get(id)
  })
  const vote = castOnce<HelpfulVote, Correction | undefined>({
    cast,
    find: async ({ id }) => {
      const found = await findCorrection(database, id)
      return found && toCorrection(found)
    },
  })

  return {
    'POST /api/corrections/:id/votes': async ({ params, query, body }, c) => {
      if (query.fact !== undefined) {
        const found = await findCorrection(database, params.id)
        if (found?.factId !== query.fact) throw problem('correction_not_found')
      }
      const address = c.get('address')
      await senders.checkAllowed(address)
      const marks = senders.marksOf(address)
      const correction = await vote({ id: params.id, marks }, body.voteId)
      if (!correction) throw problem('correction_not_found')
      return correction
    },

    'POST /api/corrections/:id/reports': async ({ params, body }, c) => {
      const address = c.get('address')
      await senders.checkAllowed(address)
      const correction = await findCorrection(database, params.id)
      if (!correction) throw problem('correction_not_found')
      const of = { kind: 'correction', id: params.id } as const
      const marks = senders.marksOf(address)
      await report({ ...body, of, factId: correction.factId, marks })
      return { received: true }
    },

    'POST /api/facts/:id/corrections': async ({ params, body }, c) => {
      const origin = await checkPost(body, c.get('address'))
      const given = { ...body, factId: params.id }
      const correction = await insertCorrection(database, given, now(), origin)
      if (typeof correction === 'string') throw problem(correction)
      cache.changed('facts')
      c.get('log').info({ correction: correction.id, held: origin.isHeld }, 'a fact was corrected')
      return origin.isHeld ? { ...correction, held: true } : correction
    },
  }
}
