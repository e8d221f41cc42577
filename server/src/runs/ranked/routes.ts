import { RULES_VERSION, type State } from '@fable/engine'
import type { Database } from '../../db/database.ts'
import { insertGuestRuns, insertRun, findRunWithInputs, type NewRun } from '../store.ts'
import { batch } from '../../lib/batch.ts'
import type { Handlers } from '../../http/routing.ts'
import type { Metrics } from '../../lib/metrics.ts'
import { problem } from '../../http/problems.ts'
import { KeptJson } from '../../http/kept-body.ts'
import { isRoadOpen } from '../calendar.ts'
import { createRun } from './new-run.ts'
import { type FindUsernames, storedName } from '../../lib/names/display-names.ts'
import type { FindSignedIn } from '../../http/app-env.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'
import { openRun, readEndedRun } from './public-run.ts'
import { commitmentOf, drawSecret, isRunId } from '../seeds.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly findSignedIn: FindSignedIn
  readonly findUsernames: FindUsernames
  readonly metrics?: Pick<Metrics, 'runEnded'> | undefined
}

/** Ranked runs. The server draws the secret and plays every turn itself, so it determines the result. */
export const runHandlers = (deps: Deps) => {
  const { database, now, findSignedIn } = deps
  const insertGuestRun = batch(async (runs: NewRun[]) => {
    await insertGuestRuns(database, runs)
    return () => undefined
  })

  const play = batch((requests: TurnRequest[]) => playTurns(deps, requests))

  return {
    'POST /api/runs': async ({ body }, c) => {
      if ((body.rules ?? RULES_VERSION) !== RULES_VERSION) throw problem('rules_changed')
      const playerName = storedName(body.playerName)
      const owner = await findSignedIn(c.req.raw.headers)
      const start = { secret: drawSecret(), playerName, time: now() }
      let run = createRun({ ...start, owner })
      if (!owner || !(await insertRun(database, run))) {
        // If the account was deleted in the meantime, the run must not contain its names.
        if (owner) run = createRun({ ...start, owner: null })
        await insertGuestRun(run)
      }
      const { id, rules, userName, secret } = run
      return { id, rules, player: { playerName, userName }, commitment: commitmentOf(secret) }
    },

    'POST /api/runs/:id/turns': async ({ params, body }) => {
      // Do not query invalid ids: PostgreSQL rejects some texts, such as NUL.
      if (!isRunId(params.id)) throw problem('run_not_found')
      return play({ runId: params.id, ...body })
    },

    'GET /api/runs/:id': async ({ params }, c) => {
      const run = isRunId(params.id) ? await findRunWithInputs(database, params.id) : undefined
      if (!run) throw problem('run_not_found')
      if (run.state !== null) return openRun(run, JSON.parse(run.state) as State)
      const isClosed = !isRoadOpen(run.road, now())
      if (!isClosed) {
        // Its inputs and seeds would tell others their chances. The player knows them.
        const signedIn = await findSignedIn(c.req.raw.headers)
        if (signedIn?.userId !== run.userId) throw problem('road_open')
      }
      const ended = await readEndedRun(deps, run, { isClosed })
      return isClosed ? new KeptJson(ended) : ended
    },
  } satisfies Partial<Handlers>
}
