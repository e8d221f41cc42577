import { describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from '@fable/contract'
import {
  findDifference,
  LANTERNS,
  newRun,
  POSTS,
  postsAlong,
  replay,
  RULES_VERSION,
} from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import {
  continueRun,
  type PlayedRun,
  playRun,
  readProblem,
  readRun,
  recordedTurnsOf,
  sendValidTurn,
  startRun,
  toUnplayedRun,
} from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp()
const { db } = app.database

const bot = BOTS['heeds the rumours, knows the odds']

const MORE_THAN_ENOUGH = 50

/** Plays runs to their ends, with the lantern that most often burns, until one is as it should be. */
async function playUntil(isRight: (run: PlayedRun) => boolean): Promise<PlayedRun> {
  for (let n = 0; n < MORE_THAN_ENOUGH; n += 1) {
    const run = await playRun(app, { bot, lantern: 'steady-hand' })
    if (isRight(run)) return run
  }
  throw new Error('No run is as it should be.')
}

/** Plays runs until one stands at a post. */
async function playToPost(start = {}): Promise<PlayedRun> {
  for (let n = 0; n < MORE_THAN_ENOUGH; n += 1) {
    let run = toUnplayedRun(await startRun(app, start))
    while (!run.ended && !run.posts.offer) {
      run = await continueRun(app, run, { bot, turns: run.inputs.length + 1 })
    }
    if (!run.ended) return run
  }
  throw new Error('No run has reached a post.')
}

/** Sends the next turn with a lantern. */
function takeLantern(run: PlayedRun, lantern: string) {
  const turn = run.inputs.length
  const input = run.state.mode.name === 'paths' ? 'path 1' : 'chance'
  return app.post(`/api/runs/${run.id}/turns`, { turn, input, lantern })
}

const offeredTo = ({ posts }: PlayedRun): string[] =>
  posts.offer?.lanterns.map(({ id }) => id) ?? []

describe('a lantern', () => {
  it('is in the public transcript, which proves its flames', async () => {
    const run = await playUntil(({ posts }) => posts.flames > 0)
    const read = await readRun(app, run.id)
    expect(read.turns).toEqual(recordedTurnsOf(run))
    expect(read.flames).toBe(run.posts.flames)
    const replayed = replay(newRun(read.player), read.turns)
    expect(postsAlong(read, replayed.turns).at(-1)).toEqual(run.posts)
    expect(findDifference(read, replayed)).toBeNull()
    expect(findDifference({ ...read, flames: run.posts.flames + 1 }, replayed)).toMatch(/flames/)
    const turns = read.turns.map((turn) => ({ ...turn, lantern: 'hunter' }))
    expect(findDifference({ ...read, turns }, replayed)).toMatch(/no post offers/)

    const board = await (await app.get('/api/leaderboard?limit=100')).json()
    const entry = (board as LeaderboardEntry[]).find(({ id }) => id === run.id)
    expect(entry?.flames).toBe(run.posts.flames)
  })

  it('is stored with its turn and is the same when the turn is repeated', async () => {
    const run = await playToPost()
    const [first = '', second = ''] = offeredTo(run)
    const { seed } = (await (await takeLantern(run, first)).json()) as { seed: string }
    expect(await (await takeLantern(run, first)).json()).toMatchObject({ seed })
    expect(await readProblem(takeLantern(run, second))).toMatchObject({ code: 'turn_taken' })
    const turn = run.inputs.length
    const input = run.state.mode.name === 'paths' ? 'path 1' : 'chance'
    const without = readProblem(app.post(`/api/runs/${run.id}/turns`, { turn, input }))
    expect(await without).toMatchObject({ code: 'turn_taken' })
    expect((await readRun(app, run.id)).turns.at(turn)).toEqual({ input, seed, lantern: first })
  })

  it('is taken once at a post, even if many clients send different lanterns at the same time', async () => {
    const run = await playToPost()
    const offered = offeredTo(run)
    const sent = Array.from({ length: 12 }, (_, n) => offered[n % offered.length] ?? '')
    const responses = await Promise.all(sent.map((lantern) => takeLantern(run, lantern)))
    const { lantern: taken } = (await readRun(app, run.id)).turns.at(-1) ?? {}
    expect(offered).toContain(taken)
    for (const [n, { status }] of responses.entries()) {
      expect(status).toBe(sent[n] === taken ? 200 : 409)
    }
  })

  it('is refused if no post offers it, or if its turn has been taken', async () => {
    const run = await playToPost()
    const refused = { status: 422, code: 'input_refused' }
    expect(await readProblem(takeLantern(run, 'lighthouse'))).toEqual(refused)
    const early = toUnplayedRun(await startRun(app))
    const start = { turn: 0, input: 'start', lantern: 'hunter' }
    expect(await readProblem(app.post(`/api/runs/${early.id}/turns`, start))).toEqual(refused)
    // Only the next turn may take one.
    const later = await continueRun(app, run, { bot, turns: run.inputs.length })
    const { seed } = await sendValidTurn(
      app,
      later,
      run.inputs.length,
      run.state.mode.name === 'paths' ? 'path 1' : 'chance',
    )
    expect(seed).toBeTruthy()
    expect(await readProblem(takeLantern(run, offeredTo(run)[0] ?? ''))).toMatchObject({
      code: 'turn_taken',
    })
  })

  it('is offered to no run of older rules', async () => {
    const ids = new Set(POSTS.flatMap((post) => LANTERNS[post].map(({ id }) => id)))
    let run = toUnplayedRun(await startRun(app, { rules: RULES_VERSION - 1 }))
    let refused = 0
    while (refused === 0) {
      if (run.ended) run = toUnplayedRun(await startRun(app, { rules: RULES_VERSION - 1 }))
      expect(run.rules).toBe(RULES_VERSION - 1)
      // The first choice after day 25 comes within a few turns.
      while (!run.ended && run.state.day < 28) {
        const isChoice = run.state.mode.name === 'paychance' || run.state.mode.name === 'paths'
        for (const id of run.state.day >= 25 && isChoice ? ids : []) {
          expect(await readProblem(takeLantern(run, id))).toMatchObject({ code: 'input_refused' })
          refused += 1
        }
        run = await continueRun(app, run, { bot, turns: run.inputs.length + 1 })
      }
    }
    const { id, lanterns } = run.ended ? run : await continueRun(app, run, { bot })
    expect(lanterns.size).toBe(0)
    const read = await readRun(app, id)
    expect(read).toMatchObject({ rules: RULES_VERSION - 1, open: false, flames: 0 })
    expect(findDifference(read, replay(newRun(read.player), read.turns))).toBeNull()
  })

  it('stays in the row of its run after the end, while the state of the posts is deleted', async () => {
    const run = await playToPost()
    const { id } = await continueRun(app, run, { bot })
    const row = await db
      .selectFrom('Runs')
      .select(['posts', 'lanterns'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.posts).toBeNull()
    expect(row.lanterns).toMatch(/^(\d+:[a-z-]+,)+$/)
  })
})

describe('the leaderboard', () => {
  it('ranks flames after days, and before lost days and strength', async () => {
    await db.deleteFrom('Runs').execute()
    const results = [
      { daysSurvived: 60, flames: 0, lostDays: 9, strength: 1 },
      { daysSurvived: 50, flames: 4, lostDays: 9, strength: 1 },
      { daysSurvived: 50, flames: 1, lostDays: 0, strength: 10 },
      { daysSurvived: 50, flames: 0, lostDays: 0, strength: 20 },
    ]
    const ids: string[] = []
    for (const result of results.toReversed()) {
      const { id } = await playRun(app)
      await db.updateTable('Runs').set(result).where('id', '=', id).execute()
      ids.unshift(id)
    }
    const board = (await (await app.get('/api/leaderboard')).json()) as LeaderboardEntry[]
    expect(board.map(({ id }) => id)).toEqual(ids)
    expect(board.map(({ flames }) => flames)).toEqual([undefined, 4, 1, undefined])
    for (const [at, id] of ids.entries()) expect((await readRun(app, id)).rank).toBe(at + 1)
  })
})
