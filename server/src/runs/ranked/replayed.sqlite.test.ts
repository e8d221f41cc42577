import { expect, it } from 'vitest'
import { newRun, replay, RULES_VERSION } from '@fable/engine'
import {
  botFor,
  continueRun,
  playRun,
  readRun,
  startRun,
  toUnplayedRun,
} from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp()

it("the public transcript of every bot's run replays to the end on the leaderboard", async () => {
  const runs = await Promise.all(
    Array.from({ length: 33 }, (_, n) => {
      const start = n % 2 ? {} : { playerName: `Bot ${String(n)}` }
      return playRun(app, { start, bot: botFor(n) })
    }),
  )
  for (const { id, ended, state } of runs) {
    const run = await readRun(app, id)
    const replayed = replay(newRun(run.player), run.turns)
    expect(replayed.turns).toHaveLength(run.turns.length)
    expect(replayed.ended?.daysSurvived).toBe(run.daysSurvived)
    expect(replayed.state).toEqual(state)
    expect(run).toMatchObject({ rules: RULES_VERSION, daysSurvived: ended?.daysSurvived })
  }
})

it('a run continues from its transcript on another device', async () => {
  const run = await playRun(app, { turns: 5 })
  const { player, turns } = await readRun(app, run.id)
  const { state } = replay(newRun(player), turns)
  expect(state).toEqual(run.state)
  const { ended } = await continueRun(app, {
    ...run,
    state,
    inputs: turns.map(({ input }) => input),
    seeds: turns.map(({ seed }) => seed),
  })
  expect(ended).toBeDefined()
})

it('repeating every turn after a lost response does not change the run', async () => {
  const run = toUnplayedRun(await startRun(app))
  const forgetful = {
    get: app.get,
    post: async (path: string, body: unknown) => {
      await app.post(path, body)
      return app.post(path, body)
    },
  }
  const { id, inputs, seeds } = await continueRun(forgetful, run)
  const { turns } = await readRun(app, id)
  expect(turns).toEqual(inputs.map((input, turn) => ({ input, seed: seeds[turn] })))
})
