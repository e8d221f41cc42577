import { DAY_MS, dayOf, isDay } from '@fable/contract/limits'
import type { Context } from 'hono'
import { isPlayable, newRun, RULES_VERSION, type State } from '@fable/engine'
import type { AppEnv, FindSignedIn, SignedIn, ServerDeps } from '../../http/app-env.ts'
import { clientOf } from '../../http/address.ts'
import {
  isErrorStatus,
  type Limit,
  limitCalls,
  type RateLimiter,
  READS,
} from '../../http/rate-limit.ts'
import { type CallLimits, type HandlersUnder, signedInOf } from '../../http/routing.ts'
import { findAttempt, isRoadOpen } from '../roads.ts'
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
import { batch } from '../../lib/batch.ts'
import { currentRequester } from '../../lib/work.ts'
import type { Metrics } from '../../lib/metrics.ts'
import { problem } from '../../http/problems.ts'
import { TaggedJson } from '../../http/tagged-body.ts'
import { findDisplayNames, storedName } from '../../lib/names/display-names.ts'
import { makeClaimEndedRuns } from './claim-runs.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'
import { openRun, readEndedRun } from './public-run.ts'

export type RunLimitDeps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn'> & {
  readonly rateLimit: RateLimiter
  readonly startsOfAccount: Limit
}

/** Limits the runs of an account in a day, including those that it claims. */
export const limitStartsOfAccount = (rateLimit: RateLimiter, findSignedIn: FindSignedIn): Limit =>
  rateLimit({
    name: 'starts of an account',
    // This is more than anyone plays in a day, but too few for a bot.
    limit: 100,
    windowMs: DAY_MS,
    isFree: isErrorStatus,
    key: async (c) => (await findSignedIn(c.req.raw.headers))?.userId,
  })

/**
 * Number of attempts on a day's road from the same address. A household can share it, but a person gets no more of them
 * with many accounts or without any.
 */
const ATTEMPTS_OF_AN_ADDRESS = 5

/**
 * Returns the key by which a new attempt on a road is counted: the day and the client. Undefined for an attempt that goes
 * on, and for an account that is older than a day: it has one attempt, wherever it is.
 */
const attemptKey =
  ({ database, now, findSignedIn }: RunLimitDeps) =>
  async (c: Context<AppEnv>): Promise<string | undefined> => {
    const day = c.req.param('day') ?? ''
    if (!isDay(day)) return undefined
    const signedIn = await findSignedIn(c.req.raw.headers)
    if (signedIn && now() - signedIn.createdAt > DAY_MS) return undefined
    const attempt =
      signedIn && (await findAttempt(database, { userId: signedIn.userId, road: day }))
    return attempt ? undefined : `${day} ${clientOf(c.get('address'))}`
  }

/** The limits of starting, playing and reading runs for each client, and of starting runs for each account. */
export const runLimits = (deps: RunLimitDeps): CallLimits => {
  const { rateLimit, startsOfAccount } = deps
  const starts = [
    rateLimit({ name: 'starts', limit: 60, windowMs: 3_600_000, isFree: isErrorStatus }),
    startsOfAccount,
  ]
  return {
    'POST /api/runs': starts,
    'POST /api/daily/:day/runs': [
      ...starts,
      rateLimit({
        name: 'attempts on a road',
        limit: ATTEMPTS_OF_AN_ADDRESS,
        windowMs: DAY_MS,
        isFree: isErrorStatus,
        key: attemptKey(deps),
        code: 'road_crowded',
      }),
    ],
    ...limitCalls(rateLimit, {
      // Twenty turns per second. Refused inputs count as well, because they are rare in normal play.
      'POST /api/runs/:id/turns': { limit: 200, windowMs: 10_000 },
      'POST /api/runs/:id/give-up': { limit: 30, windowMs: 60_000 },
      'GET /api/runs/:id': READS,
      'POST /api/account/runs': { limit: 60, windowMs: 600_000 },
      'GET /api/leaderboard/around': READS,
      'GET /api/daily': READS,
      'GET /api/daily/:day': READS,
      'POST /api/daily/:day/forks': READS,
    }),
  }
}

type Start = Pick<NewRun, 'secret' | 'rules' | 'playerName' | 'road' | 'attempt' | 'newcomer'> & {
  readonly owner: SignedIn | null
  readonly time: number
}

/** Returns the rules of a new run: those of the page, which may be older, if they can be played. */
export const rulesOf = (asked = RULES_VERSION): number => {
  if (!isPlayable(asked)) throw problem('rules_changed')
  return asked
}

/** The row of a new run, and the secret that claims it, which only its browser gets. */
type CreatedRun = { readonly row: NewRun; readonly claim: string | undefined }

/** Returns a new run. One of an account cannot be claimed. */
export const createRun = ({ owner, time, playerName, ...run }: Start): CreatedRun => {
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

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn' | 'findUsernames'> & {
  readonly startsOfAccount: Limit
  readonly metrics?: Pick<Metrics, 'runEnded'> | undefined
}

/**
 * The calls for ranked runs. The server draws the secret and plays every turn itself, so no client can decide the
 * result.
 */
export const runHandlers = (
  deps: Deps,
): HandlersUnder<'/api/runs'> & HandlersUnder<'/api/account/runs'> => {
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
      // Other texts are not looked up, because PostgreSQL rejects some of them, such as those with a NUL.
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
