import { describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { newRun, replay, RULES_VERSION, tallyOf } from '@fable/engine'
import {
  BOTS,
  continueRun,
  playRun,
  readRun,
  recordedTurnsOf,
  readProblem,
  sendTurn,
  startRun,
  sendValidTurn,
  toUnplayedRun,
} from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { commitmentOf, seedsOf } from '../seeds.ts'

const app = await openTestApp()

const setRules = (id: string, rules: number) =>
  app.database.db.updateTable('Runs').set({ rules }).where('id', '=', id).execute()

describe('a ranked run', () => {
  it("starts under the server's rules, with a random id", async () => {
    const response = await app.post('/api/runs', { rules: RULES_VERSION })
    expect(response.status).toBe(201)
    const { id, ...run } = routes['POST /api/runs'].response[201]
      .strict()
      .parse(await response.json())
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(run).toEqual({
      rules: RULES_VERSION,
      player: { playerName: '', userName: '' },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      claim: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await startRun(app)).id).not.toBe(id)
  })

  it('commits to its secret at the start and publishes it after the end', async () => {
    const { commitment, ...started } = await startRun(app)
    const begun = await continueRun(app, toUnplayedRun({ commitment, ...started }), { turns: 3 })
    const open = await readRun(app, started.id)
    expect(open).toMatchObject({ open: true, commitment })
    for (const field of ['secret', 'strength', 'endedAt']) expect(open).not.toHaveProperty(field)
    const { id } = await continueRun(app, begun)
    const ended = await readRun(app, id)
    expect(ended.commitment).toBe(commitment)
    expect(commitmentOf(ended.secret ?? '')).toBe(commitment)
    for (const [turn, { seed }] of ended.turns.entries())
      expect(
        seedsOf({ id, secret: ended.secret ?? '', road: null, ...ended.player }, turn, {
          inputs: [],
          draws: [],
        }).seed,
      ).toBe(seed)
    const replayed = replay(newRun(ended.player), ended.turns)
    expect(ended).toMatchObject({
      daysSurvived: replayed.ended?.daysSurvived,
      strength: replayed.ended?.strength,
      lostDays: tallyOf(replayed.turns).lostDays,
    })
    expect(Date.parse(ended.endedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(ended.startedAt ?? ''),
    )
  })

  it('does not start if the page has other rules', async () => {
    for (const rules of [0, RULES_VERSION + 1]) {
      const refused = readProblem(app.post('/api/runs', { rules }))
      expect(await refused).toEqual({ status: 409, code: 'rules_changed' })
    }
  })

  /** @until 0.0.33 Pages of 0.0.32 send wagers, and its servers store them. */
  it('ignores the wagers of 0.0.32', async () => {
    const { db } = app.database
    const wagers = ['gold-10', 'never-pay-30', 'always-yes-3', 'lunch']
    const { id } = await playRun(app, { start: { wager: 'gold-10', wagers } })
    const columns = () =>
      db.selectFrom('Runs').select(['wager', 'wagers']).where('id', '=', id).executeTakeFirst()
    expect(await columns()).toEqual({ wager: null, wagers: null })
    const stored = { wager: 'gold-10,never-pay-30', wagers: 'gold-10' }
    await db.updateTable('Runs').set(stored).where('id', '=', id).execute()
    const response = await app.get(`/api/leaderboard/around?run=${id}`)
    expect(await response.text()).not.toMatch(/wager/i)
  })

  it('starts with the name of the player, or without a name if the name is not allowed', async () => {
    const nameIn = async (playerName: string) =>
      (await startRun(app, { playerName })).player.playerName
    expect(await nameIn(' Wanda ')).toBe('Wanda')
    for (const bad of ['', '   ', 'x'.repeat(13), 'shit', 'a\nb', 'a\0b', '\ud83c']) {
      expect(await nameIn(bad), JSON.stringify(bad)).toBe('')
    }
  })

  it('stores and publishes decisions, however they were typed', async () => {
    const run = await startRun(app, { playerName: 'Wanda' })
    const typed = [' START', 'Chance ', 'PATH 1']
    for (const [turn, input] of typed.entries()) await sendValidTurn(app, run, turn, input)
    const { turns } = await readRun(app, run.id)
    expect(turns.map(({ input }) => input)).toEqual(['start', 'chance', 'path 1'])
  })

  it('gives the same seed to the same input forever and refuses any other input', async () => {
    const run = await playRun(app)
    for (const turn of [0, 1, run.inputs.length - 1]) {
      const input = run.inputs[turn] ?? ''
      const again = await sendValidTurn(app, run, turn, input)
      const isLast = turn === run.inputs.length - 1
      expect(again).toEqual({ turn, seed: run.seeds[turn], ...(isLast && { ended: run.ended }) })
      // At a merchant every other input means 'none'.
      const other = input === 'none' ? '1' : `${input}?`
      expect(await readProblem(sendTurn(app, run, turn, other))).toEqual({
        status: 409,
        code: 'turn_taken',
        standing: input,
      })
    }
    const beyond = readProblem(sendTurn(app, run, run.inputs.length, 'start'))
    expect(await beyond).toEqual({ status: 410, code: 'run_ended' })
  })

  it('stores nothing of a refused input', async () => {
    const run = await startRun(app)
    await sendValidTurn(app, run, 0, 'start')
    for (const input of ['', '  ', 'x'.repeat(13), 'shit', 'a\0b', '\ud83c', 'a\u202eb']) {
      const refused = readProblem(sendTurn(app, run, 1, input))
      expect(await refused).toEqual({ status: 422, code: 'input_refused' })
    }
    expect((await readRun(app, run.id)).turns).toHaveLength(1)
    await sendValidTurn(app, run, 1, 'Wanda')
  })

  it('is not found under any other id', async () => {
    const { id } = await startRun(app)
    const unknown = { status: 404, code: 'run_not_found' }
    for (const other of [
      '0'.repeat(32),
      id.slice(1),
      `${id}0`,
      id.toUpperCase(),
      '%00',
      "'",
      '%F0',
    ]) {
      expect(await readProblem(app.get(`/api/runs/${other}`)), other).toEqual(unknown)
      const turn = app.post(`/api/runs/${other}/turns`, { turn: 0, input: 'start' })
      expect(await readProblem(turn), other).toEqual(unknown)
    }
  })

  it.each([
    { turn: 0, input: 'x'.repeat(201) },
    { turn: -1, input: 'start' },
    { input: 'start' },
    { turn: 0, input: 5 },
  ])('refuses the turn %j with 400', async (body) => {
    const { id } = await startRun(app)
    const refused = readProblem(app.post(`/api/runs/${id}/turns`, body))
    expect(await refused).toEqual({ status: 400, code: 'invalid_input' })
  })

  it('repeats stored turns under older rules, but cannot continue', async () => {
    const run = await playRun(app, { turns: 3 })
    await setRules(run.id, 0)
    const refused = { status: 409, code: 'rules_changed' }
    expect(await readProblem(sendTurn(app, run, 3, 'chance'))).toEqual(refused)
    expect((await sendValidTurn(app, run, 2, run.inputs[2] ?? '')).seed).toBe(run.seeds[2])
    expect((await readRun(app, run.id)).rules).toBe(0)
    await setRules(run.id, RULES_VERSION)
    await continueRun(app, run)
  })
})

describe('reading a run', () => {
  it('returns the turns so far to a client with its id, and nothing about later turns', async () => {
    const run = await playRun(app, { start: { playerName: 'Wanda' }, turns: 4 })
    const response = await app.get(`/api/runs/${run.id}`)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const read = routes['GET /api/runs/:id'].response[200].strict().parse(await response.json())
    expect(read).toEqual({
      id: run.id,
      open: true,
      playerName: 'Wanda',
      daysSurvived: run.state.day,
      rules: RULES_VERSION,
      player: { playerName: 'Wanda', userName: '' },
      turns: run.inputs.map((input, turn) => ({ input, seed: run.seeds[turn] })),
      commitment: run.commitment,
      startedAt: expect.stringMatching(/^\d{4}-.+Z$/),
    })
  })

  it('shows “Adventurer” while the run is open if the leaderboard would hide its name', async () => {
    const run = await playRun(app, { start: { playerName: 'ShIt' }, turns: 3 })
    expect((await readRun(app, run.id)).playerName).toBe('Adventurer')
    const named = await playRun(app, { name: 'SHIT', turns: 3 })
    expect((await readRun(app, named.id)).playerName).toBe('Adventurer')
  })

  it('returns the whole run and its rank after the end', async () => {
    const run = await playRun(app, { bot: BOTS['buys every view'] })
    const response = await app.get(`/api/runs/${run.id}`)
    const read = routes['GET /api/runs/:id'].response[200].strict().parse(await response.json())
    expect(read).toMatchObject({ open: false, playerName: 'Bot', ...run.ended })
    expect(read.turns).toEqual(recordedTurnsOf(run))
    const tag = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    expect((await app.get(`/api/runs/${run.id}`, tag)).status).toBe(304)
  })
})

describe('the log', () => {
  it('never contains the id of a run', async () => {
    const run = await playRun(app, { turns: 3 })
    for (const path of ['', '/turns', '/nothing', '/']) await app.get(`/api/runs/${run.id}${path}`)
    await app.fetch(`/api/runs/${run.id}`, { method: 'DELETE' })
    await app.get(`/run/${run.id.toUpperCase()}`)
    expect(app.logged.join().toLowerCase()).not.toContain(run.id)
    expect(app.logged.join()).toContain('POST /api/runs/:id/turns')
  })
})
