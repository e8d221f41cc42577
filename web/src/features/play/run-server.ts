import { RULES_VERSION } from '@fable/engine'
import type { RequestOf, ResponseOf } from '@fable/contract'
import type { RunLog } from '../../game/run-log.ts'
import { ApiError, call, isProblem } from '../../platform/api.ts'
import { later, pause } from '../../platform/timers.ts'

/** Starting waits this long for the server before the player is asked, and before it is asked anew; in milliseconds. */
const START_SLOW_AFTER = 4_000
const START_PATIENCE = 30_000
/** A page that is being left loses its requests, too; it is gone before this is over. */
const LEAVING = 300
/** One question about a turn; then it is asked again. */
const TURN_PATIENCE = 10_000
/** The pauses between questions grow from the first to the last of these. */
const FIRST_PAUSE = 400
const LAST_PAUSE = 6_000
/** After so long without an answer the player is asked whether to wait. */
const SLOW_AFTER = 30_000

/** What a ranked run needs of the server. Tests bring their own. */
export type RunServer = {
  start: (question: StartQuestion) => Promise<Started>
  seedOf: (question: Question & TurnOf) => Promise<TurnAnswer>
  read: (question: Question) => Promise<RunLog>
}

export type Started =
  | { readonly kind: 'ranked'; readonly run: ResponseOf<'POST /api/runs'> }
  | { readonly kind: 'unranked'; readonly why: 'unreachable' | 'rules' | 'busy' }

export type TurnAnswer = ResponseOf<'POST /api/runs/:id/turns'>

type StartQuestion = {
  readonly playerName: string
  readonly signal: AbortSignal
  /** Called when it takes long, and again as often as it is asked anew. */
  readonly onSlow: () => void
}

/** A question about a run, asked again and again until it is answered. */
type Question = {
  readonly id: string
  readonly signal: AbortSignal
  /** Called each time it has taken half a minute more. */
  readonly onSlow?: () => void
}

type TurnOf = RequestOf<'POST /api/runs/:id/turns'>['body']

/**
 * The server will not say how this turn falls: `elsewhere`, because it has gone another way or ended on
 * another device, so that its log must be read; `gone`, because the run is no more; `rules`, because the server plays by others now.
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
    // Refused there and fine here: the two differ on where the run stands.
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

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

async function start({ playerName, signal, onSlow }: StartQuestion): Promise<Started> {
  const body = { rules: RULES_VERSION, ...(playerName && { playerName }) }
  for (;;) {
    const stopClock = later(START_SLOW_AFTER, onSlow)
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(START_PATIENCE)])
      return { kind: 'ranked', run: await call('POST /api/runs', { body }, { signal: patience }) }
    } catch (error) {
      signal.throwIfAborted()
      if (isTimeout(error)) continue
      if (isProblem(error, 'rules_changed')) return { kind: 'unranked', why: 'rules' }
      if (isProblem(error, 'too_many_requests')) return { kind: 'unranked', why: 'busy' }
      await pause(LEAVING)
      return { kind: 'unranked', why: 'unreachable' }
    } finally {
      stopClock()
    }
  }
}

/** Asks until the server answers. Rejects with RunLost when it refuses, or when `signal` aborts. */
async function persist<Answer>(
  { signal, onSlow }: Question,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  let asked = Date.now()
  for (let rest = FIRST_PAUSE; ; rest = Math.min(rest * 2, LAST_PAUSE)) {
    try {
      return await ask(AbortSignal.any([signal, AbortSignal.timeout(TURN_PATIENCE)]))
    } catch (error) {
      signal.throwIfAborted()
      const reason = lossOf(error)
      if (reason) throw new RunLost(reason)
    }
    if (Date.now() - asked >= SLOW_AFTER) {
      onSlow?.()
      asked = Date.now()
    }
    await pause(rest)
  }
}

/** The real server. */
export const runServer: RunServer = {
  start,
  seedOf: ({ turn, input, ...question }) =>
    persist(question, (signal) => {
      const request = { params: { id: question.id }, body: { turn, input } }
      return call('POST /api/runs/:id/turns', request, { signal })
    }),
  read: (question) =>
    persist(question, (signal) =>
      call('GET /api/runs/:id', { params: { id: question.id } }, { signal }),
    ),
}
