import type { ProblemCode, RequestOf, ResponseOf } from '@fable/contract'
import { RULES_VERSION } from '@fable/engine'
import { ApiError, call } from '../../../lib/api.ts'
import { isTimeout } from '../../../lib/request-policy.ts'
import { pause } from '../../../lib/timers.ts'
import type { Transcript } from '../../run/replay-transcript.ts'
import type { Road } from '../../save/game-variables.ts'

/** After this time in milliseconds without a response, the player may start an unranked run. */
const START_SLOW_AFTER = 4_000
/**
 * The longest wait for one attempt to start a run, in milliseconds. It is long, because each further attempt may create
 * another run.
 */
const START_DEADLINE = 30_000
/**
 * A failure counts only after this time in milliseconds. Requests also fail while the page is being closed, and a
 * closing page is gone by then.
 */
const CLOSING_TIME = 300

/** The calls of a ranked run. Tests pass an implementation of their own. */
export type RunServer = {
  start: (start: RunStart, how: StartPolicy) => Promise<Started>
  seedOf: (request: RunRequest & TurnOf) => Promise<TurnResponse>
  read: (request: RunRequest) => Promise<Transcript>
}

export type RunStart = {
  readonly input: string
  /** '' if no name is stored. */
  readonly playerName: string
  /** Missing for a run that is not on a daily road. */
  readonly road?: Road
}

export type Started =
  | { readonly kind: 'ranked'; readonly run: RankedRun }
  | { readonly kind: 'unranked'; readonly why: 'unreachable' | 'rules' | 'busy' }
  | { readonly kind: 'noRoad'; readonly why: NoRoad }

/** A run on a daily road also has the number of its turns so far. */
type RankedRun = ResponseOf<'POST /api/runs'> & Partial<ResponseOf<'POST /api/daily/:day/runs'>>

type NoRoad = 'unreachable' | 'rules' | 'busy' | 'walked' | 'closed' | 'crowded'

type TurnResponse = ResponseOf<'POST /api/runs/:id/turns'>

type StartPolicy = {
  readonly signal: AbortSignal
  /** Called after four seconds without a response, and then every half minute. */
  readonly onSlow: () => void
}

type RunRequest = {
  readonly id: string
  readonly signal: AbortSignal
  /** Called after eight seconds without a response, and then every half minute. */
  readonly onSlow?: () => void
}

type TurnOf = RequestOf<'POST /api/runs/:id/turns'>['body']

/**
 * The server does not give a seed for this turn. `elsewhere`: the run was continued or ended on another device, so its
 * transcript must be read. `gone`: the server does not have the run any more. `rules`: the server plays other rules.
 */
export class RunLost extends Error {
  override readonly name = 'RunLost'
  readonly reason: 'elsewhere' | 'gone' | 'rules'

  constructor(reason: RunLost['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Returns why a run is lost; undefined if another request may succeed. */
function lossOf(error: unknown): RunLost['reason'] | undefined {
  if (!(error instanceof ApiError)) return undefined
  switch (error.code) {
    // The server refused an input that is valid here, so server and page disagree about the state of the run.
    case 'input_refused':
    case 'invalid_input':
    case 'turn_taken':
    case 'turn_not_next':
    case 'run_ended':
      return 'elsewhere'
    case 'run_not_found':
      return 'gone'
    case 'rules_changed':
      return 'rules'
    default:
      return undefined
  }
}

const NO_ROADS: Partial<Record<ProblemCode, NoRoad>> = {
  rules_changed: 'rules',
  too_many_requests: 'busy',
  road_walked: 'walked',
  road_closed: 'closed',
  road_not_found: 'closed',
  road_crowded: 'crowded',
}

async function start(
  { playerName, road }: RunStart,
  { signal, onSlow }: StartPolicy,
): Promise<Started> {
  const body = {
    rules: RULES_VERSION,
    ...(playerName && { playerName }),
  }

  const policy = {
    signal,
    onSlow,
    slowAfter: START_SLOW_AFTER,
    deadline: START_DEADLINE,
    retries: Infinity,
    isRetryable: isTimeout,
  }

  try {
    if (!road) return { kind: 'ranked', run: await call('POST /api/runs', { body }, policy) }
    /** @until 0.0.33 Servers of 0.0.32 need `attempt`. */
    const onRoad = { params: { day: road.day }, body: { ...body, attempt: true } }
    return { kind: 'ranked', run: await call('POST /api/daily/:day/runs', onRoad, policy) }
  } catch (error) {
    signal.throwIfAborted()
    const code = error instanceof ApiError ? (error.code as ProblemCode | undefined) : undefined
    if (road) return { kind: 'noRoad', why: (code && NO_ROADS[code]) ?? 'unreachable' }
    if (code === 'rules_changed') return { kind: 'unranked', why: 'rules' }
    if (code === 'too_many_requests') return { kind: 'unranked', why: 'busy' }
    await pause(CLOSING_TIME)
    return { kind: 'unranked', why: 'unreachable' }
  }
}

const untilResponse = ({ signal, onSlow }: RunRequest) => ({
  signal,
  ...(onSlow && { onSlow }),
  retries: Infinity,
  isRetryable: (error: unknown) => lossOf(error) === undefined,
})

// Throws RunLost if the run is lost, otherwise the error itself.
function throwLoss(error: unknown): never {
  const reason = lossOf(error)
  throw reason ? new RunLost(reason) : error
}

export const runServer: RunServer = {
  start,
  seedOf: ({ turn, input, lantern, ...run }) =>
    call(
      'POST /api/runs/:id/turns',
      { params: { id: run.id }, body: { turn, input, ...(lantern && { lantern }) } },
      untilResponse(run),
    ).catch(throwLoss),
  read: (run) =>
    call('GET /api/runs/:id', { params: { id: run.id } }, untilResponse(run)).catch(throwLoss),
}
