import { RULES_VERSION } from '@fable/engine'
import type { RequestOf, ResponseOf } from '@fable/contract'
import { ApiError, call } from './api.ts'
import { pause } from './printer.ts'

/** Starting waits this long for the server, then the run is played unranked; in milliseconds. */
const START_PATIENCE = 4_000
/** One question about a turn; then it is asked again. */
const TURN_PATIENCE = 10_000
/** The pauses between questions grow from the first to the last of these. */
const FIRST_PAUSE = 400
const LAST_PAUSE = 6_000
/** After so long without an answer the player is asked whether to wait. */
const SLOW_AFTER = 30_000

/** What a ranked run needs of the server. Tests bring their own. */
export type RunServer = {
  start: (playerName: string) => Promise<Started>
  seedOf: (question: Question) => Promise<TurnAnswer>
  read: (id: string) => Promise<ResponseOf<'GET /api/runs/:id'>>
}

export type Started =
  | { readonly kind: 'ranked'; readonly run: ResponseOf<'POST /api/runs'> }
  | { readonly kind: 'unranked'; readonly why: 'unreachable' | 'rules' | 'busy' }

export type TurnAnswer = ResponseOf<'POST /api/runs/:id/turns'>

export type Question = RequestOf<'POST /api/runs/:id/turns'>['body'] & {
  id: string
  /** Called each time it has taken half a minute more. */
  onSlow: () => void
  signal: AbortSignal
}

/**
 * The server will not say how this turn falls: `elsewhere`, because it has gone another way or ended on
 * another device; `gone`, because the run or its rules are no more.
 */
export class RunLost extends Error {
  override readonly name = 'RunLost'
  readonly reason: 'elsewhere' | 'gone' | 'rules'

  constructor(reason: RunLost['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** What a refusal means; undefined when asking again may help. */
function lossOf(error: unknown): RunLost['reason'] | undefined {
  if (!(error instanceof ApiError)) return undefined
  switch (error.code) {
    case 'turn_taken':
    case 'turn_not_next':
    case 'run_ended':
      return 'elsewhere'
    case 'run_not_found':
      return 'gone'
    case 'rules_changed':
    case 'input_refused':
    case 'invalid_input':
      return 'rules'
    default:
      return undefined
  }
}

async function start(playerName: string): Promise<Started> {
  try {
    const body = { rules: RULES_VERSION, ...(playerName && { playerName }) }
    const run = await call(
      'POST /api/runs',
      { body },
      { signal: AbortSignal.timeout(START_PATIENCE) },
    )
    return { kind: 'ranked', run }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'rules_changed') return { kind: 'unranked', why: 'rules' }
    return { kind: 'unranked', why: code === 'too_many_requests' ? 'busy' : 'unreachable' }
  }
}

/** Asks how a turn falls, again and again until it is told. Rejects with RunLost, or when `signal` aborts. */
async function seedOf({ id, turn, input, onSlow, signal }: Question): Promise<TurnAnswer> {
  let asked = Date.now()
  for (let rest = FIRST_PAUSE; ; rest = Math.min(rest * 2, LAST_PAUSE)) {
    try {
      const request = { params: { id }, body: { turn, input } }
      const patience = AbortSignal.any([signal, AbortSignal.timeout(TURN_PATIENCE)])
      return await call('POST /api/runs/:id/turns', request, { signal: patience })
    } catch (error) {
      signal.throwIfAborted()
      const reason = lossOf(error)
      if (reason) throw new RunLost(reason)
    }
    if (Date.now() - asked >= SLOW_AFTER) {
      onSlow()
      asked = Date.now()
    }
    await pause(rest)
  }
}

/** The real server. */
export const runServer: RunServer = {
  start,
  seedOf,
  read: (id) =>
    call('GET /api/runs/:id', { params: { id } }, { signal: AbortSignal.timeout(TURN_PATIENCE) }),
}
