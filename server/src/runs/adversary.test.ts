import type { LeaderboardEntry } from '@fable/contract'
import { newRun, replay } from '@fable/engine'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type PlayedRun,
  playOn,
  playRun,
  readRun,
  refusalOf,
  sendTurn,
  startRun,
  takeTurn,
  unplayed,
} from '../testing/ranked-runs.ts'
import { openTestApp } from '../testing/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

const CONNECTIONS = 32

const atOnce = <Result>(ask: (number: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => ask(number)))

const timesOnBoard = async (id: string) => {
  const board = await (await game.get('/api/leaderboard?limit=100')).json()
  return (board as LeaderboardEntry[]).filter((entry) => entry.id === id).length
}

/** Beside every attack somebody plays honestly, who must not notice anything. */
let honest: PlayedRun
beforeEach(async () => {
  honest = await playRun(game, { turns: 4 })
})
afterEach(async () => {
  const { id, ended, inputs, seeds } = await playOn(game, honest)
  const run = await readRun(game, id)
  expect(run).toMatchObject({ open: false, playerName: 'Bot', daysSurvived: ended?.daysSurvived })
  expect(run.turns).toEqual(inputs.map((input, turn) => ({ input, seed: seeds[turn] })))
})

describe('who would forge a run', () => {
  it('gets no seed ahead of its turn, in whatever order they ask', async () => {
    const run = await playRun(game, { turns: 3 })
    const ahead = await atOnce((n) => refusalOf(sendTurn(game, run, 4 + n, 'chance')))
    expect(new Set(ahead.map(({ code }) => code))).toEqual(new Set(['turn_not_next']))
    const told = JSON.stringify([ahead, await readRun(game, run.id)])
    const { seed } = await takeTurn(
      game,
      run,
      3,
      run.state.mode.name === 'paths' ? 'path 1' : 'pay',
    )
    expect(told).not.toContain(seed)
  })

  it('learns nothing of a turn by answers that are refused', async () => {
    const run = await playRun(game, { turns: 2 })
    const before = await readRun(game, run.id)
    const refused = await atOnce((n) => refusalOf(sendTurn(game, run, 2, `maybe ${String(n)}`)))
    for (const it of refused) expect(it).toEqual({ status: 422, code: 'input_refused' })
    expect(await readRun(game, run.id)).toEqual(before)
  })

  it('cannot change a turn for better luck', async () => {
    const run = await playRun(game, { turns: 3 })
    const { seed } = await takeTurn(game, run, 3, 'path 1')
    for (const other of ['path 2', 'Path 2', ' path 2', 'pay', '']) {
      const refused = await refusalOf(sendTurn(game, run, 3, other))
      expect(refused).toEqual({ status: 409, code: 'turn_taken', standing: 'path 1' })
    }
    for (const same of ['path 1', 'Path 1', ' path 1 '])
      expect((await takeTurn(game, run, 3, same)).seed).toBe(seed)
  })

  it('gets one answer taken of those they race for the same turn', async () => {
    for (let round = 0; round < 5; round++) {
      const run = await playRun(game, { turns: 3 })
      const paths = (n: number) => `path ${String((n % 4) + 1)}`
      const answers = await atOnce((n) => sendTurn(game, run, 3, paths(n)))
      const { turns } = await readRun(game, run.id)
      expect(turns).toHaveLength(4)
      const standing = turns[3]
      for (const [n, answer] of answers.entries()) {
        if (paths(n) === standing?.input) {
          expect(await answer.json()).toMatchObject({ turn: 3, seed: standing.seed })
        } else {
          const refused = { status: 409, code: 'turn_taken', standing: standing?.input }
          expect(await refusalOf(answer)).toEqual(refused)
        }
      }
    }
  })

  it('sends many turns at once and gets no more than in turn', async () => {
    const run = await startRun(game)
    const inputs = ['start', 'Eve', 'chance', 'path 1', '5', '5', '5', '5']
    await atOnce((n) => sendTurn(game, run, n, inputs[n] ?? '5'))
    const { turns, player } = await readRun(game, run.id)
    expect(turns.map(({ input }) => input)).toEqual(inputs.slice(0, turns.length))
    const played = replay(newRun(player), turns)
    expect(played.turns).toHaveLength(turns.length)
  })

  it("gets nothing out of another's run, whose chance has nothing to do with theirs", async () => {
    const theirs = await playRun(game)
    const mine = await startRun(game)
    const seeds: string[] = []
    for (const [turn, input] of theirs.inputs.entries()) {
      const answer = await sendTurn(game, mine, turn, input)
      if (answer.status !== 200) break
      seeds.push(((await answer.json()) as { seed: string }).seed)
    }
    expect(theirs.seeds.filter((seed) => seeds.includes(seed))).toEqual([])
  })

  it('sends after the end and changes nothing', async () => {
    const run = await playRun(game)
    const before = await readRun(game, run.id)
    const { length } = run.inputs
    const late = await atOnce((n) => refusalOf(sendTurn(game, run, length + n, 'start')))
    for (const it of late) expect(it).toEqual({ status: 410, code: 'run_ended' })
    const rewritten = await atOnce((n) => refusalOf(sendTurn(game, run, n % length, 'pay?')))
    for (const it of rewritten) expect(it.code).toBe('turn_taken')
    const again = await atOnce(() => takeTurn(game, run, length - 1, run.inputs.at(-1) ?? ''))
    for (const it of again) expect(it.ended).toEqual(run.ended)
    expect(await readRun(game, run.id)).toEqual(before)
    expect(await timesOnBoard(run.id)).toBe(1)
  })

  it('sends every turn over many connections, and the run is on the board once', async () => {
    const crowd = {
      get: game.get,
      post: async (path: string, body: unknown) => {
        const answers = await atOnce(async () => (await game.post(path, body)).text())
        expect(new Set(answers).size).toBe(1)
        return new Response(answers[0])
      },
    }
    const { id } = await playOn(crowd, unplayed(await startRun(game)))
    expect(await timesOnBoard(id)).toBe(1)
  })

  it('says more than is asked, and is not heard', async () => {
    const start = { playerName: 'Eve', userName: 'admin', userId: 'u1', secret: 'x', days: 100 }
    const run = await startRun(game, start)
    expect(run.player).toEqual({ playerName: 'Eve', userName: '' })
    const body = { turn: 0, input: 'start', seed: 'x', ended: { daysSurvived: 100, rank: 1 } }
    const answer = await game.post(`/api/runs/${run.id}/turns`, body)
    expect(await answer.json()).toEqual({ turn: 0, seed: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await readRun(game, run.id)).toMatchObject({ open: true, daysSurvived: 0 })
  })

  it('forges a name, and the board tells none', async () => {
    const { id } = await playRun(game, { name: 'SHIT' })
    expect(await readRun(game, id)).toMatchObject({ open: false, playerName: 'Adventurer' })
    for (const name of ['shit', 'a\u202eb', '\u200e', 'thirteen char', 'a\0']) {
      const run = await playRun(game, { turns: 1 })
      expect((await refusalOf(sendTurn(game, run, 1, name))).code).toBe('input_refused')
    }
  })
})
