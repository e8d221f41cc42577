import { newRun, RULES_VERSION, type State } from '@fable/engine'
import { rankOf } from '../db/leaderboard.ts'
import type { Database } from '../db/open.ts'
import { insertRun, readWholeRun } from '../db/runs.ts'
import { gather } from '../gather.ts'
import type { Handlers } from '../http/calls.ts'
import { problem } from '../http/problems.ts'
import { Serialised } from '../http/serialised.ts'
import { dayOf } from '../runs/calendar.ts'
import { storedName } from '../runs/names.ts'
import type { OwnerOf } from '../runs/owner.ts'
import { playTurns, type TurnRequest } from '../runs/play-turns.ts'
import { endedRun, openRun } from '../runs/public-run.ts'
import { drawRunId, drawSecret, isRunId } from '../runs/seeds.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly ownerOf: OwnerOf
}

/** Ranked runs: the server draws the chance, plays along, and knows by itself how a run ends. */
export const runHandlers = ({ database, now, ownerOf }: Deps) => {
  const { db } = database
  const play = gather((requests: TurnRequest[]) => playTurns({ database, now }, requests))

  return {
    'POST /api/runs': async ({ body }, c) => {
      if ((body.rules ?? RULES_VERSION) !== RULES_VERSION) throw problem('rules_changed')
      const owner = await ownerOf(c.req.raw)
      const player = {
        playerName: storedName(body.playerName),
        userName: owner?.userName ?? '',
      }
      const run = { id: drawRunId(), rules: RULES_VERSION }
      await insertRun(db, {
        ...run,
        ...player,
        secret: drawSecret(),
        userId: owner?.userId ?? null,
        state: JSON.stringify(newRun(player)),
        playedOn: dayOf(now()),
      })
      return { ...run, player }
    },

    'POST /api/runs/:id/turns': async ({ params, body }) => {
      // What cannot be an id is not asked of the database, which may not even hold such a text.
      if (!isRunId(params.id)) throw problem('run_not_found')
      const outcome = await play({ runId: params.id, ...body })
      return outcome()
    },

    'GET /api/runs/:id': async ({ params }) => {
      const run = isRunId(params.id) ? await readWholeRun(db, params.id) : undefined
      if (!run) throw problem('run_not_found')
      if (run.state !== null) return openRun(run, JSON.parse(run.state) as State)
      const { id, daysSurvived, strength, endedAt } = run
      if (daysSurvived === null || strength === null || endedAt === null) {
        throw new Error('A run is neither open nor ended.')
      }
      return new Serialised(
        endedRun(run, await rankOf(db, { id, daysSurvived, strength, endedAt })),
      )
    },
  } satisfies Partial<Handlers>
}
