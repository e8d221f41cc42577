import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from '@fable/contract'
import { newRun, replay } from '@fable/engine'
import {
  type PlayedRun,
  continueRun,
  playRun,
  readRun,
  readProblem,
  sendTurn,
  startRun,
  sendValidTurn,
  toUnplayedRun,
} from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp()

const CONNECTIONS = 32

const atOnce = <Result>(ask: (number: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => ask(number)))

async function timesOnBoard(id: string) {
  const board = await (await app.get('/api/leaderboard?limit=100')).json()
  return (board as LeaderboardEntry[]).filter((entry) => entry.id === id).length
}

/** Beside every attack somebody plays honestly, who must not notice anything. */
let honest: PlayedRun
beforeEach(async () => {
  honest = await playRun(app, { turns: 4 })
})
afterEach(async () => {
  const { id, ended, inputs, seeds } = await continueRun(app, honest)
  const run = await readRun(app, id)
  expect(run).toMatchObject({ open: false, playerName: 'Bot', daysSurvived: ended?.daysSurvived })
  expect(run.turns).toEqual(inputs.map((input, turn) => ({ input, seed: seeds[turn] })))
})

describe('a cheating client', () => {
  it('gets no seed ahead of its turn, in any order of requests', async () => {
    const run = await playRun(app, { turns: 3 })
    const ahead = await atOnce((n) => readProblem(sendTurn(app, run, 4 + n, 'chance')))
    expect(new Set(ahead.map(({ code }) => code))).toEqual(new Set(['turn_not_next']))
    const visible = JSON.stringify([ahead, await readRun(app, run.id)])
    const { seed } = await sendValidTurn(
      app,
      run,
      3,
      run.state.mode.name === 'paths' ? 'path 1' : 'pay',
    )
    expect(visible).not.toContain(seed)
  })

  it('can have only one of several concurrent inputs for a turn accepted', async () => {
    for (let round = 0; round < 5; round++) {
      const run = await playRun(app, { turns: 3 })
      const paths = (n: number) => `path ${String((n % 4) + 1)}`
      const responses = await atOnce((n) => sendTurn(app, run, 3, paths(n)))
      const { turns } = await readRun(app, run.id)
      expect(turns).toHaveLength(4)
      const standing = turns[3]
      for (const [n, response] of responses.entries()) {
        if (paths(n) === standing?.input) {
          expect(await response.json()).toMatchObject({ turn: 3, seed: standing.seed })
        } else {
          const refused = { status: 409, code: 'turn_taken', standing: standing?.input }
          expect(await readProblem(response)).toEqual(refused)
        }
      }
    }
  })

  it('plays with concurrent turns only what consecutive turns would have played', async () => {
    const run = await startRun(app)
    const inputs = ['start', 'Eve', 'chance', 'path 1', '5', '5', '5', '5']
    await atOnce((n) => sendTurn(app, run, n, inputs[n] ?? '5'))
    const { turns, player } = await readRun(app, run.id)
    // At a merchant '5' means 'none'.
    const sent = turns.map(({ input }) => (input === 'none' ? '5' : input))
    expect(sent).toEqual(inputs.slice(0, turns.length))
    const played = replay(newRun(player), turns)
    expect(played.turns).toHaveLength(turns.length)
  })

  it('learns nothing from another run, which has independent seeds', async () => {
    const theirs = await playRun(app)
    const mine = await startRun(app)
    const seeds: string[] = []
    for (const [turn, input] of theirs.inputs.entries()) {
      const response = await sendTurn(app, mine, turn, input)
      if (response.status !== 200) break
      seeds.push(((await response.json()) as { seed: string }).seed)
    }
    expect(theirs.seeds.filter((seed) => seeds.includes(seed))).toEqual([])
  })

  it('changes nothing with turns after the end', async () => {
    const run = await playRun(app)
    const before = await readRun(app, run.id)
    const { length } = run.inputs
    const late = await atOnce((n) => readProblem(sendTurn(app, run, length + n, 'start')))
    for (const problem of late) expect(problem).toEqual({ status: 410, code: 'run_ended' })
    // At a merchant every other input means 'none'.
    const other = (turn: number) => (run.inputs[turn] === 'none' ? '1' : 'pay?')
    const rewritten = await atOnce((n) => {
      const turn = n % length
      return readProblem(sendTurn(app, run, turn, other(turn)))
    })
    for (const problem of rewritten) expect(problem.code).toBe('turn_taken')
    const again = await atOnce(() => sendValidTurn(app, run, length - 1, run.inputs.at(-1) ?? ''))
    for (const response of again) expect(response.ended).toEqual(run.ended)
    expect(await readRun(app, run.id)).toEqual(before)
    expect(await timesOnBoard(run.id)).toBe(1)
  })

  it('gets its run on the leaderboard only once, over however many connections', async () => {
    const crowd = {
      get: app.get,
      post: async (path: string, body: unknown) => {
        const responses = await atOnce(async () => (await app.post(path, body)).text())
        expect(new Set(responses).size).toBe(1)
        return new Response(responses[0])
      },
    }
    const { id } = await continueRun(crowd, toUnplayedRun(await startRun(app)))
    expect(await timesOnBoard(id)).toBe(1)
  })
})
