import { newRun, RULES_VERSION, type State } from '@fable/engine'
import { findRank } from './leaderboard-store.ts'
import type { Database } from '../platform/db/database.ts'
import { insertRun, type NewRun, findRunWithInputs } from './store.ts'
import { batch } from '../platform/batch.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { problem } from '../platform/http/problems.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { dayOf } from './calendar.ts'
import { storedName } from '../platform/display-names.ts'
import type { FindSignedIn, SignedIn } from '../platform/http/identity.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'
import { endedRun, openRun } from './public-run.ts'
import { drawRunId, drawSecret, isRunId } from './seeds.ts'
import { isErrorStatus, type RateLimiter } from '../platform/http/rate-limit.ts'
import type { CallLimits } from '../platform/http/routing.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findSignedIn: FindSignedIn
}

/** How often one visitor may start, play and read runs. */
export const runLimits = (rateLimit: RateLimiter) =>
  ({
    'POST /api/runs': rateLimit({ limit: 60, windowMs: 3_600_000, isFree: isErrorStatus }),
    // Refusals count: who plays by the rules hardly meets any. Twenty a second, and more for a moment.
    'POST /api/runs/:id/turns': rateLimit({ limit: 200, windowMs: 10_000 }),
    'GET /api/runs/:id': rateLimit({ limit: 600, windowMs: 60_000 }),
  }) satisfies CallLimits

/** Ranked runs: the server draws the chance, plays along, and knows by itself how a run ends. */
export const runHandlers = ({ database, now, findSignedIn }: Deps) => {
  const draw = (playerName: string, owner: SignedIn | null): NewRun => {
    const player = { playerName, userName: owner?.userName ?? '' }
    return {
      ...player,
      id: drawRunId(),
      secret: drawSecret(),
      rules: RULES_VERSION,
      userId: owner?.userId ?? null,
      state: JSON.stringify(newRun(player)),
      playedOn: dayOf(now()),
    }
  }

  const play = batch((requests: TurnRequest[]) => playTurns({ database, now }, requests))

  return {
    'POST /api/runs': async ({ body }, c) => {
      if ((body.rules ?? RULES_VERSION) !== RULES_VERSION) throw problem('rules_changed')
      const playerName = storedName(body.playerName)
      const owner = await findSignedIn(c.req.raw.headers)
      let run = draw(playerName, owner)
      if (!(await insertRun(database, run))) {
        // The account has just been deleted: the run knows nothing of it.
        run = draw(playerName, null)
        await insertRun(database, run)
      }
      const { id, rules, userName } = run
      return { id, rules, player: { playerName, userName } }
    },

    'POST /api/runs/:id/turns': async ({ params, body }) => {
      // What cannot be an id is not asked of the database, which may not even hold such a text.
      if (!isRunId(params.id)) throw problem('run_not_found')
      const outcome = await play({ runId: params.id, ...body })
      return outcome()
    },

    'GET /api/runs/:id': async ({ params }) => {
      const run = isRunId(params.id) ? await findRunWithInputs(database, params.id) : undefined
      if (!run) throw problem('run_not_found')
      if (run.state !== null) return openRun(run, JSON.parse(run.state) as State)
      const { id, daysSurvived, strength, endedAt } = run
      if (daysSurvived === null || strength === null || endedAt === null) {
        throw new Error('A run is neither open nor ended.')
      }
      return new CachedBody(
        endedRun(run, await findRank(database, { id, daysSurvived, strength, endedAt })),
      )
    },
  } satisfies Partial<Handlers>
}
