import type { Context } from 'hono'
import type { AppEnv } from '../platform/http/app-env.ts'
import { newRun, RULES_VERSION, type State } from '@fable/engine'
import { findRank } from './leaderboard-store.ts'
import type { Database } from '../platform/db/database.ts'
import { insertRun, type NewRun, findRunWithInputs } from './store.ts'
import { batch } from '../platform/batch.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { problem } from '../platform/http/problems.ts'
import { CachedBody } from '../platform/http/cached-body.ts'
import { dayOf } from './calendar.ts'
import { findDisplayNames, type FindUsernames, storedName } from '../platform/display-names.ts'
import type { FindSignedIn, SignedIn } from '../platform/http/identity.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'
import { endedRun, openRun } from './public-run.ts'
import { commitmentOf, drawRunId, drawSecret, isRunId } from './seeds.ts'
import { isErrorStatus, type RateLimiter } from '../platform/http/rate-limit.ts'
import type { CallLimits } from '../platform/http/routing.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findSignedIn: FindSignedIn
  readonly findUsernames: FindUsernames
}

type LimitDeps = { readonly rateLimit: RateLimiter; readonly findSignedIn: FindSignedIn }

/** Limits starting, playing and reading runs per client, and starting them per account. */
export const runLimits = ({ rateLimit, findSignedIn }: LimitDeps) => {
  const byAccount = async (c: Context<AppEnv>) => (await findSignedIn(c.req.raw.headers))?.userId
  return {
    'POST /api/runs': [
      rateLimit({ limit: 60, windowMs: 3_600_000, isFree: isErrorStatus }),
      // More than anybody plays in a day, and few for a program.
      rateLimit({ limit: 100, windowMs: 86_400_000, isFree: isErrorStatus, key: byAccount }),
    ],
    // Refused inputs count too, because normal play rarely causes any. Twenty per second on average.
    'POST /api/runs/:id/turns': rateLimit({ limit: 200, windowMs: 10_000 }),
    'GET /api/runs/:id': rateLimit({ limit: 600, windowMs: 60_000 }),
    'GET /api/leaderboard/around': rateLimit({ limit: 600, windowMs: 60_000 }),
  } satisfies CallLimits
}

/** Ranked runs. The server draws the secret and plays every turn itself, so it determines the result. */
export const runHandlers = (deps: Deps) => {
  const { database, now, findSignedIn, findUsernames } = deps
  const createRun = (playerName: string, owner: SignedIn | null): NewRun => {
    const player = { playerName, userName: owner?.userName ?? '' }
    return {
      ...player,
      id: drawRunId(),
      secret: drawSecret(),
      rules: RULES_VERSION,
      userId: owner?.userId ?? null,
      state: JSON.stringify(newRun(player)),
      playedOn: dayOf(now()),
      startedAt: new Date(now()).toISOString(),
    }
  }

  const play = batch((requests: TurnRequest[]) => playTurns(deps, requests))

  return {
    'POST /api/runs': async ({ body }, c) => {
      if ((body.rules ?? RULES_VERSION) !== RULES_VERSION) throw problem('rules_changed')
      const playerName = storedName(body.playerName)
      const owner = await findSignedIn(c.req.raw.headers)
      let run = createRun(playerName, owner)
      if (!(await insertRun(database, run))) {
        // The account was deleted in the meantime, so the run must not contain its names.
        run = createRun(playerName, null)
        await insertRun(database, run)
      }
      const { id, rules, userName, secret } = run
      return { id, rules, player: { playerName, userName }, commitment: commitmentOf(secret) }
    },

    'POST /api/runs/:id/turns': async ({ params, body }) => {
      // Do not query invalid ids: PostgreSQL rejects some texts, such as NUL.
      if (!isRunId(params.id)) throw problem('run_not_found')
      return play({ runId: params.id, ...body })
    },

    'GET /api/runs/:id': async ({ params }) => {
      const run = isRunId(params.id) ? await findRunWithInputs(database, params.id) : undefined
      if (!run) throw problem('run_not_found')
      if (run.state !== null) return openRun(run, JSON.parse(run.state) as State)
      const { id, daysSurvived, lostDays, strength, endedAt } = run
      if (daysSurvived === null || strength === null || endedAt === null) {
        throw new Error('A run is neither open nor ended.')
      }
      const rank = await findRank(database, { id, daysSurvived, lostDays, strength, endedAt })
      const displayName = await findDisplayNames(findUsernames, [run])
      return new CachedBody(endedRun(run, { rank, displayName }))
    },
  } satisfies Partial<Handlers>
}
