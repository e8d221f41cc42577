import type { Problem, ResponseOf, Run } from '@fable/contract'
import {
  isRefusal,
  type LanternId,
  newRun,
  passTurn,
  play,
  type Posts,
  postsAtStart,
  postSeed,
  read,
  type RecordedTurn,
  rngFrom,
  type State,
} from '@fable/engine'
import { type Bot, BOTS } from '@fable/engine/bots'
import type { HttpClient } from './http-client.ts'

export { type Bot, BOTS }

export type StartedRun = ResponseOf<'POST /api/runs'>
export type TurnResponse = ResponseOf<'POST /api/runs/:id/turns'>

const botNames = Object.keys(BOTS) as (keyof typeof BOTS)[]
export const botFor = (number: number): Bot =>
  BOTS[botNames[number % botNames.length] ?? 'always yes']

/** Dies in the first fight, so that a run takes about ten turns. */
const feeble: Bot = (state, rng) =>
  state.mode.name === 'attack' ? '0' : BOTS['random dice stops'](state, rng)

/** Starts a ranked run. */
export async function startRun(app: HttpClient, body: object = {}): Promise<StartedRun> {
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

/** Sends a turn and throws unless it is accepted. */
export async function sendValidTurn(
  app: HttpClient,
  run: { id: string },
  turn: number,
  input: string,
  lantern?: string,
): Promise<TurnResponse> {
  const body = { turn, input, ...(lantern !== undefined && { lantern }) }
  const response = await app.post(`/api/runs/${run.id}/turns`, body)
  if (response.status === 200) return (await response.json()) as TurnResponse
  throw new Error(`Turn ${String(turn)} '${input}': ${await response.text()}`)
}

/** The client's copy of a run. */
export type PlayedRun = StartedRun & {
  /** The day of its road, if it is on one. */
  readonly road?: string
  readonly state: State
  readonly posts: Posts
  /** The lanterns that were taken, by the turn before which they were. */
  readonly lanterns: ReadonlyMap<number, string>
  readonly inputs: readonly string[]
  readonly seeds: readonly string[]
  /** The seeds of the sets of paths, by the turn that drew them on a daily road. */
  readonly pathSeeds: ReadonlyMap<number, string>
  readonly ended?: NonNullable<TurnResponse['ended']>
}

/** The client's copy of a run without turns. */
export const toUnplayedRun = (run: StartedRun & { readonly road?: string }): PlayedRun => ({
  ...run,
  state: newRun(run.player),
  posts: postsAtStart(run.rules),
  lanterns: new Map(),
  inputs: [],
  seeds: [],
  pathSeeds: new Map(),
})

/** The bot, the maximum number of turns, the input for the name, and the lantern to take wherever it is offered. */
type PlayOptions = { bot?: Bot; turns?: number; name?: string; lantern?: LanternId }

/**
 * Continues a run with a bot like the page does: sends an input, receives its seed, and plays the turn
 * with the same engine. Takes a lantern at each post. Stops at the end of the run or after `turns` turns in total.
 */
export async function continueRun(
  app: HttpClient,
  run: PlayedRun,
  { bot = feeble, turns = Infinity, name, lantern: wanted }: PlayOptions = {},
): Promise<PlayedRun> {
  const inputs = [...run.inputs]
  const seeds = [...run.seeds]
  const lanterns = new Map(run.lanterns)
  const pathSeeds = new Map(run.pathSeeds)
  let { state, posts } = run
  while (inputs.length < turns) {
    const rng = rngFrom(`${run.id}/bot/${String(inputs.length)}`)
    const isAsked = state.mode.name === 'playerInput'
    const input = isAsked && name !== undefined ? name : bot(state, rng)
    const offered = posts.offer?.lanterns ?? []
    const lantern = (offered.find(({ id }) => id === wanted) ?? rng.pick(offered))?.id
    if (lantern) lanterns.set(inputs.length, lantern)
    const { seed, paths, ended } = await sendValidTurn(app, run, inputs.length, input, lantern)
    const command = read(state, input)
    if (isRefusal(command))
      throw new Error(`The server accepted an input that the rules refuse: ${input}`)
    if (paths !== undefined) pathSeeds.set(inputs.length, paths)
    const played = play(state, command, rngFrom(seed, paths))
    inputs.push(input)
    seeds.push(seed)
    state = played.state
    posts = passTurn(posts, { turn: played, taken: lantern, seed: postSeed(run) })
    if ((played.ended === undefined) !== (ended === undefined)) {
      throw new Error(`Page and server differ on whether turn ${String(inputs.length)} is the last`)
    }
    if (ended) return { ...run, state, posts, lanterns, inputs, seeds, pathSeeds, ended }
  }
  return { ...run, state, posts, lanterns, inputs, seeds, pathSeeds }
}

/** Starts a run and plays it with a bot. */
export const playRun = async (
  app: HttpClient,
  { start, ...how }: PlayOptions & { start?: object } = {},
): Promise<PlayedRun> => continueRun(app, toUnplayedRun(await startRun(app, start)), how)

/** Reads a run with the public call. */
export async function readRun(app: HttpClient, id: string): Promise<Run> {
  const response = await app.get(`/api/runs/${id}`)
  if (response.status !== 200) throw new Error(`No run to read: ${String(response.status)}`)
  return (await response.json()) as Run
}

/** Reads the status, the code and the extra fields of a problem response. */
export async function readProblem(
  response: Response | Promise<Response>,
): Promise<Pick<Problem, 'status' | 'code' | 'standing' | 'turn'>> {
  const { status, code, standing, turn } = (await (await response).json()) as Problem
  return {
    status,
    code,
    ...(standing !== undefined && { standing }),
    ...(turn !== undefined && { turn }),
  }
}

/** The turns of a run as its public transcript has them. */
export const recordedTurnsOf = (run: PlayedRun): RecordedTurn[] =>
  run.inputs.map((input, turn) => {
    const [lantern, paths] = [run.lanterns.get(turn), run.pathSeeds.get(turn)]
    return {
      input,
      seed: run.seeds[turn] ?? '',
      ...(paths !== undefined && { paths }),
      ...(lantern !== undefined && { lantern }),
    }
  })
