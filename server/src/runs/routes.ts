import { newRun, RULES_VERSION, type State } from '@fable/engine'
import { rankOf } from './leaderboard-store.ts'
import type { Database } from '../platform/db/open.ts'
import { insertRun, type NewRun, readWholeRun } from './store.ts'
import { gather } from '../platform/batch.ts'
import type { Handlers } from '../platform/http/routing.ts'
import { problem } from '../platform/http/problems.ts'
import { Serialised } from '../platform/http/serialised.ts'
import { dayOf } from './calendar.ts'
import { storedName } from '../platform/display-names.ts'
import type { OwnerOf, RunOwner } from './owner.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'
import { endedRun, openRun } from './public-run.ts'
import { drawRunId, drawSecret, isRunId } from './seeds.ts'

type Deps = {
  readonly database: Database
  readonly now: () => number
  readonly ownerOf: OwnerOf
}

/** Ranked runs: the server draws the chance, plays along, and knows by itself how a run ends. */
export const runHandlers = ({ database, now, ownerOf }: Deps) => {
  const { db } = database
  const draw = (playerName: string, owner: RunOwner | null): NewRun => {
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

  const play = gather((requests: TurnRequest[]) => playTurns({ database, now }, requests))

  return {
    'POST /api/runs': async ({ body }, c) => {
      if ((body.rules ?? RULES_VERSION) !== RULES_VERSION) throw problem('rules_changed')
      const playerName = storedName(body.playerName)
      const owner = await ownerOf(c.req.raw)
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
