import { dayOf } from '@fable/contract/limits'
import { isPlayable, newRun, RULES_VERSION, type State } from '@fable/engine'
import type { SignedIn, ServerDeps } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import type { Limit } from '../../http/rate-limit.ts'
import { type HandlersUnder, signedInOf } from '../../http/routing.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import { batch } from '../../lib/batch.ts'
import type { Metrics } from '../../lib/metrics.ts'
import { findDisplayNames, storedName } from '../../lib/names/display-names.ts'
import { currentRequester } from '../../lib/work.ts'
import { isRoadOpen } from '../roads.ts'
import { claimHashOf, commitmentOf, drawClaim, drawRunId, drawSecret, isRunId } from '../seeds.ts'
import {
  type NewRun,
  findRuns,
  findRunWithInputs,
  giveUpRun,
  insertGuestRuns,
  insertRun,
  isGivenUp,
} from '../store.ts'
import { makeClaimEndedRuns } from './claim-runs.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'
import { openRun, readEndedRun } from './public-run.ts'

type Start = Pick<NewRun, 'secret' | 'rules' | 'playerName' | 'road' | 'attempt' | 'newcomer'> & {
  readonly owner: SignedIn | null
  readonly time: number
}

/**
 * Returns the rules of the page, which may be older, if this server can play them. Otherwise throws `rules_changed`.
 */
export function rulesOf(asked = RULES_VERSION): number {
  if (!isPlayable(asked)) throw problem('rules_changed')
  return asked
}

/** `claim` is a secret that only the browser of the run gets. It is undefined if the run belongs to an account. */
type CreatedRun = { readonly row: NewRun; readonly claim: string | undefined }

export function createRun({ owner, time, playerName, ...run }: Start): CreatedRun {
  const player = { playerName, userName: owner?.userName ?? '' }
  const claim = owner ? undefined : drawClaim()
  const row = {
    ...run,
    ...player,
    id: drawRunId(),
    userId: owner?.userId ?? null,
    claimHash: claim === undefined ? null : claimHashOf(claim),
    state: JSON.stringify(newRun(player)),
    playedOn: dayOf(time),
    startedAt: new Date(time).toISOString(),
  }
  return { row, claim }
}

export type RankedDeps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn' | 'findUsernames'> & {
  readonly startsOfAccount: Limit
  readonly metrics?: Pick<Metrics, 'runEnded'> | undefined
}

/** The server draws the secret and plays every turn itself, so no client can decide the result. */
export function runHandlers(
  deps: RankedDeps,
): HandlersUnder<'/api/runs'> & HandlersUnder<'/api/account/runs'> {
  const { database, now, findSignedIn } = deps
  const claimEndedRuns = makeClaimEndedRuns(database, deps.startsOfAccount)
  const insertGuestRun = batch(async (runs: NewRun[]) => {
    await insertGuestRuns(database, runs)
    return () => undefined
  })

  const play = batch((requests: TurnRequest[]) => playTurns(deps, requests))

  return {
    'POST /api/runs': async ({ body }, c) => {
      const rules = rulesOf(body.rules)
      const playerName = storedName(body.playerName)
      const owner = await findSignedIn(c.req.raw.headers)
      const start = { secret: drawSecret(), rules, playerName, time: now() }
      let { row, claim } = createRun({ ...start, owner })
      if (!owner || !(await insertRun(database, row))) {
        // The account was deleted meanwhile, so the run must not contain its names.
        if (owner) ({ row, claim } = createRun({ ...start, owner: null }))
        await insertGuestRun(row)
      }
      const { id, userName, secret } = row
      const commitment = commitmentOf(secret)
      return { id, rules, player: { playerName, userName }, commitment, ...(claim && { claim }) }
    },

    'POST /api/account/runs': ({ body }, c) => claimEndedRuns(signedInOf(c), body.runs),

    'POST /api/runs/:id/turns': async ({ params, body }) => {
      // Texts that are not an id are not looked up, because PostgreSQL rejects some of them, such as those with a NUL.
      if (!isRunId(params.id)) throw problem('run_not_found')
      return play({ runId: params.id, ...body, charge: currentRequester()?.charge })
    },

    'POST /api/runs/:id/give-up': async ({ params }) => {
      if (!isRunId(params.id)) throw problem('run_not_found')
      await giveUpRun(database, params.id)
      const [run] = await findRuns(database, [params.id])
      if (!run) throw problem('run_not_found')
      if (!isGivenUp(run)) throw problem('run_ended')
      return { givenUp: true as const }
    },

    'GET /api/runs/:id': async ({ params }, c) => {
      const run = isRunId(params.id) ? await findRunWithInputs(database, params.id) : undefined
      if (!run || isGivenUp(run)) throw problem('run_not_found')
      if (run.state !== null) {
        const state = JSON.parse(run.state) as State
        const named = { ...run, boardName: run.userName || state.playerName }
        return openRun(run, state, await findDisplayNames(deps.findUsernames, [named]))
      }
      const isClosed = !isRoadOpen(run.road, now())
      if (!isClosed) {
        // While the road is open, only its own player may see the run, because its inputs and seeds would tell other
        // players what to expect.
        const signedIn = await findSignedIn(c.req.raw.headers)
        if (signedIn?.userId !== run.userId) throw problem('road_open')
      }
      const ended = await readEndedRun(deps, run, { isClosed })
      return isClosed ? new TaggedJson(ended) : ended
    },
  }
}
