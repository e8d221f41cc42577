import type { Request } from 'autocannon'
import type { ResponseOf } from '@fable/contract'
import { factPath, SCREEN_PATHS } from '@fable/contract/limits'
import { isRefusal, newRun, play, read, rngFrom, type State } from '@fable/engine'
import { botFor, realTime } from '@fable/server/testing'
import { forEachFact, get, load, perCpuSecond, post } from './load.ts'
import { atLeast, type Part, ratioOf, row } from './row.ts'
import { FACTS, startBesideBare } from './servers.ts'

export const PAGE = '/api/fact-pages'
export const FACT = factPath(1)
const { facts, game, shop, updates } = SCREEN_PATHS
export const SCREENS = [facts, game, shop, updates]
const PER_SECOND = 'a second of a processor'

export const voteOn = (id: number): Request =>
  post(`/api/facts/${id}/votes`, { vote: 'interesting' })

export async function findFifthPage(address: string): Promise<string> {
  let path = PAGE
  for (let page = 1; page < 5; page += 1) {
    const { next } = (await (await fetch(address + path)).json()) as { next: string }
    path = `${PAGE}?after=${next}`
  }
  return path
}

type Played = { readonly id: string; readonly turn: number; readonly state: State }

const START = '/api/runs'
const todaysRoad = (): string => `/api/daily/${new Date(realTime()).toISOString().slice(0, 10)}`

/** The connections together play ranked runs with a bot, as the page does. `start`: the path that starts one. */
export function rankedRuns(start = START): Request {
  const bot = botFor(1)
  const waiting: Played[] = []

  return {
    setupRequest: (request, context: { run?: Played | undefined; input?: string }) => {
      const run = waiting.shift()
      context.run = run
      if (!run) return { ...request, ...post(start, {}) }
      const input = bot(run.state, rngFrom(`${run.id}/${run.turn}`))
      context.input = input
      return { ...request, ...post(`/api/runs/${run.id}/turns`, { turn: run.turn, input }) }
    },
    onResponse: (_, body, { run, input = '' }: { run?: Played; input?: string }) => {
      if (!run) {
        const { id, player } = JSON.parse(body) as ResponseOf<'POST /api/runs'>
        waiting.push({ id, turn: 0, state: newRun(player) })
        return
      }
      const { seed, paths, ended } = JSON.parse(body) as ResponseOf<'POST /api/runs/:id/turns'>
      const command = read(run.state, input)
      if (isRefusal(command)) throw new Error(`The bot's input is refused: ${input}`)
      const { state } = play(run.state, command, rngFrom(seed, paths))
      if (!ended) waiting.push({ ...run, turn: run.turn + 1, state })
    },
  }
}

/** A bare server beside it sends the same responses. */
export async function requests(): Promise<Part> {
  const { app, bare, close } = await startBesideBare()
  const fifthPage = await findFifthPage(app.address)
  const votes = forEachFact(FACTS, voteOn)

  const ratio = async (request: Request, { ofBare = request, status = 200 } = {}) => {
    const ofApp = await perCpuSecond(app, request, { status })
    return ratioOf(ofApp, await perCpuSecond(bare, ofBare, { status }), PER_SECOND)
  }
  /** Both servers receive votes on another connection meanwhile. */
  const whileVoting = async (request: Request) => {
    const voting = [app, bare].map(({ address }) =>
      load(address, votes, { connections: 1, seconds: 2 }),
    )
    const measured = await ratio(request)
    await Promise.all(voting)
    return measured
  }
  const turns = async () => {
    const ofTurns = await perCpuSecond(app, rankedRuns())
    return ratioOf(ofTurns, await perCpuSecond(app, votes), PER_SECOND)
  }
  /** Each turn on a road reads the run's inputs, and each end counts the forks of the road. */
  const turnsOnRoad = async () => {
    const whole = { seconds: 4 }
    const onRoad = await perCpuSecond(app, rankedRuns(`${todaysRoad()}/runs`), whole)
    return ratioOf(onRoad, await perCpuSecond(app, rankedRuns(), whole), PER_SECOND)
  }
  const road = async () => {
    const ofRoad = await perCpuSecond(app, get(todaysRoad()))
    return ratioOf(ofRoad, await perCpuSecond(app, get('/api/leaderboard')), PER_SECOND)
  }
  const rows = [
    row(
      'a page of facts while votes arrive, beside bare Node',
      atLeast(0.5, () => whileVoting(get(PAGE))),
    ),
    row(
      'the fifth page of facts while votes arrive, beside bare Node',
      atLeast(0.25, () => whileVoting(get(fifthPage))),
    ),
    row(
      'a vote on one of 1,000 facts, beside bare Node',
      atLeast(0.35, () => ratio(votes, { ofBare: voteOn(1) })),
    ),
    row('a turn of a ranked run, beside a vote', atLeast(0.4, turns)),
    row('a turn on the daily road, beside an ordinary one', atLeast(0.7, turnsOnRoad)),
    row('the daily road, beside the leaderboard', atLeast(0.5, road)),
  ]
  return { rows, close }
}
