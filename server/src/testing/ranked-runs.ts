import type { Problem, ResponseOf, Run } from '@fable/contract'
import { diceFrom, newRun, type State, step } from '@fable/engine'
import { type Bot, BOTS } from '@fable/engine/bots'
import type { TestApp } from './test-app.ts'

export { type Bot, BOTS }

type StartedRun = ResponseOf<'POST /api/runs'>
export type TurnResponse = ResponseOf<'POST /api/runs/:id/turns'>

/** What is needed of an app: the test's own, or a server behind an address. */
export type HttpClient = Pick<TestApp, 'get' | 'post'>

/** Every bot plays with whims of its own. */
const botNames = Object.keys(BOTS) as (keyof typeof BOTS)[]
export const botFor = (number: number): Bot =>
  BOTS[botNames[number % botNames.length] ?? 'always yes']

/** Starts a ranked run. */
export const startRun = async (app: HttpClient, body: object = {}): Promise<StartedRun> => {
  const response = await app.post('/api/runs', body)
  if (response.status !== 201) throw new Error(`No run: ${String(response.status)}`)
  return (await response.json()) as StartedRun
}

export const sendTurn = (
  app: HttpClient,
  run: { id: string },
  turn: number,
  input: string,
  from?: string,
): Promise<Response> => app.post(`/api/runs/${run.id}/turns`, { turn, input }, {}, from)

/** Sends a turn that must be taken. */
export const sendValidTurn = async (
  app: HttpClient,
  run: { id: string },
  turn: number,
  input: string,
): Promise<TurnResponse> => {
  const response = await sendTurn(app, run, turn, input)
  if (response.status === 200) return (await response.json()) as TurnResponse
  throw new Error(`Turn ${String(turn)} '${input}': ${await response.text()}`)
}

/** A run as its player's page has it. */
export type PlayedRun = StartedRun & {
  readonly state: State
  readonly inputs: readonly string[]
  readonly seeds: readonly string[]
  readonly ended?: NonNullable<TurnResponse['ended']>
}

/** A run in which nothing has been answered yet. */
export const toUnplayedRun = (run: StartedRun): PlayedRun => ({
  ...run,
  state: newRun(run.player),
  inputs: [],
  seeds: [],
})

/** Who plays, how many turns in all, and what they call themselves when they are asked. */
type PlayOptions = { bot?: Bot; turns?: number; name?: string }

/**
 * Lets a bot play on as a page would: an answer is sent, its seed comes back, the same engine plays
 * the turn. Stops at the run's end, or when `turns` have been played in all.
 */
export const continueRun = async (
  app: HttpClient,
  run: PlayedRun,
  { bot = BOTS['random dice stops'], turns = Infinity, name }: PlayOptions = {},
): Promise<PlayedRun> => {
  const inputs = [...run.inputs]
  const seeds = [...run.seeds]
  let { state } = run
  while (inputs.length < turns) {
    const whims = diceFrom(`${run.id}/whims/${String(inputs.length)}`)
    const isAsked = state.mode.name === 'playerInput'
    const input = isAsked && name !== undefined ? name : bot(state, whims)
    const { seed, ended } = await sendValidTurn(app, run, inputs.length, input)
    const played = step(state, input, diceFrom(seed))
    inputs.push(input)
    seeds.push(seed)
    state = played.state
    if ((played.ended === undefined) !== (ended === undefined)) {
      throw new Error(`Page and server differ on whether turn ${String(inputs.length)} is the last`)
    }
    if (ended) return { ...run, state, inputs, seeds, ended }
  }
  return { ...run, state, inputs, seeds }
}

/** Starts a run and lets a bot play it. */
export const playRun = async (
  app: HttpClient,
  { start, ...how }: PlayOptions & { start?: object } = {},
): Promise<PlayedRun> => continueRun(app, toUnplayedRun(await startRun(app, start)), how)

/** Reads a run as everybody may. */
export const readRun = async (app: HttpClient, id: string): Promise<Run> => {
  const response = await app.get(`/api/runs/${id}`)
  if (response.status !== 200) throw new Error(`No run to read: ${String(response.status)}`)
  return (await response.json()) as Run
}

/** The status and code with which an answer refuses. */
export const readProblem = async (response: Response | Promise<Response>) => {
  const { status, code, standing, turn } = (await (await response).json()) as Problem
  return {
    status,
    code,
    ...(standing !== undefined && { standing }),
    ...(turn !== undefined && { turn }),
  }
}
