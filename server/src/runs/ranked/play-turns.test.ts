import { describe, expect, it, vi } from 'vitest'
import type { ServerDatabase } from '../../db/database.ts'
import { realTime } from '../../testing/clock.ts'
import type { HttpClient } from '../../testing/http-client.ts'
import {
  type PlayedRun,
  continueRun,
  playRun,
  readRun,
  readProblem,
  sendTurn,
} from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { playTurns, type TurnRequest } from './play-turns.ts'

const app = await openTestApp()
const { database } = app

type Columns = { state?: string; inputs?: string }

const damage = ({ id }: PlayedRun, columns: Columns) =>
  database.db.updateTable('Runs').set(columns).where('id', '=', id).execute()

/** The response to each of the requests, or the text of its refusal. */
async function play(requests: readonly TurnRequest[], db = database) {
  const outcomeOf = await playTurns(
    { database: db, now: realTime, findUsernames: () => Promise.resolve(new Set()) },
    requests,
  )
  return requests.map((request) => {
    try {
      return outcomeOf(request)
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  })
}

/** A new turn of a run in which nothing is wrong, as the neighbour of one in which something is. */
async function neighbour() {
  const run = await playRun(app, { turns: 3 })
  return { run, request: { runId: run.id, turn: 3, input: 'path 1' } }
}

describe('a run whose row is damaged', () => {
  it('fails without affecting other runs if its state cannot be read, and still repeats stored turns', async () => {
    const [{ run, request }, sound] = [await neighbour(), await neighbour()]
    await damage(run, { state: '{"day":' })
    const again = { ...request, turn: 0, input: 'start' }
    const [broken, old, taken] = await play([request, again, sound.request])
    expect(broken).toMatch(/JSON/)
    expect(old).toEqual({ turn: 0, seed: run.seeds[0] })
    expect(taken).toMatchObject({ turn: 3 })
    expect((await readRun(app, sound.run.id)).turns).toHaveLength(4)
    const refused = await readProblem(sendTurn(app, run, 3, 'path 1'))
    expect(refused).toEqual({ status: 500, code: 'unexpected' })
  })

  it('does not end, and no response reports an end', async () => {
    const [{ run }, sound] = [await neighbour(), await neighbour()]
    await damage(run, { inputs: '"start' })
    let last = { turn: 0, input: '' }
    const observed: HttpClient = {
      get: app.get,
      post: (path, body) => {
        last = body as typeof last
        return app.post(path, body)
      },
    }
    await expect(continueRun(observed, run)).rejects.toThrow('unexpected')
    const end = { runId: run.id, ...last }
    const [broken, other, taken] = await play([end, { ...end, input: 'other' }, sound.request])
    for (const item of [broken, other]) expect(item).toMatch(/JSON/)
    expect(taken).toMatchObject({ turn: 3 })
    expect((await readRun(app, sound.run.id)).turns).toHaveLength(4)
  })
})

/** The database, in which something happens as soon as the first query has its result. */
function disturbed(happen: () => Promise<unknown>): ServerDatabase {
  let happened = false
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!happened) {
        happened = true
        await happen()
      }
      return result
    },
  })
  return { ...database, db }
}

it('a turn is charged to the client that sent it', async () => {
  const { request } = await neighbour()
  const charge = vi.fn()
  await play([
    { ...request, charge },
    { ...request, input: 'path 2' },
  ])
  expect(charge.mock.calls).toEqual([[expect.any(Number)]])
})

describe('a run that is deleted during a request', () => {
  it.each([
    ['a repeated turn', { turn: 0, input: 'start' }],
    ['the next turn', { turn: 3, input: 'path 1' }],
  ])('is not found by %s', async (_, turn) => {
    const { run } = await neighbour()
    const { id } = run
    const happen = () => database.db.deleteFrom('Runs').where('id', '=', id).execute()
    expect(await play([{ runId: id, ...turn }], disturbed(happen))).toEqual(['run_not_found'])
  })
})
