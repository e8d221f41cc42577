import { afterEach, describe, expect, it, vi } from 'vitest'
import { RUN_TURNS_MAX } from '@fable/contract/limits'
import { isRefusal, newRun, play, read, rngFrom } from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import { makeTranscript } from '../../testing/run.ts'
import type { Transcript } from '../run/replay-transcript.ts'
import { commitmentOf, prove, seedsOf } from './proof.ts'

const ID = '0123456789abcdef0123456789abcdef'
const player = { playerName: 'Wanda', userName: '' }
const bot = BOTS['random dice stops']

/** A secret as the server draws it: 32 bytes. */
const secretOf = (byte: number) =>
  btoa(String.fromCharCode(...Array.from({ length: 32 }, () => byte)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Turns without inputs and seeds. */
const unplayed = (count: number) => Array.from({ length: count }, () => ({ input: '', seed: '' }))

async function runWith(secret: string): Promise<Transcript> {
  const seeds = await seedsOf(
    { id: ID, player, turns: unplayed(RUN_TURNS_MAX) },
    { secret, draws: [] },
  )
  const turns: Transcript['turns'] = []
  let state = newRun(player)
  for (const { seed } of seeds) {
    const input = bot(state, rngFrom(`bot ${String(turns.length)}`))
    const command = read(state, input)
    if (isRefusal(command)) throw new Error(`The rules refuse ${input}.`)
    const { state: next, ended } = play(state, command, rngFrom(seed))
    turns.push({ input, seed })
    state = next
    if (!ended) continue
    const { daysSurvived, strength } = ended
    return makeTranscript({
      id: ID,
      playerName: 'Wanda',
      player,
      daysSurvived,
      strength,
      turns,
      secret,
    })
  }
  throw new Error('The run does not end.')
}

const secret = secretOf(251)
const run = await runWith(secret)
const kept = await commitmentOf(secret)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the seeds and the commitment of a secret', () => {
  it('equal those of the server', async () => {
    // Written by server/src/runs/seeds.ts.
    const seeds = await seedsOf({ id: ID, player, turns: unplayed(8) }, { secret, draws: [] })
    expect(seeds[7]).toEqual({ seed: 'b7eb9e89494d30822b434619832920a0' })
    expect(kept).toBe('d11835ca7edbd11d612c89ccda97f8054dde4f78485ff5b589336e8bd9e35315')
  })
})

const otherRun = await runWith(secretOf(62))

describe('the seeds of a daily road', () => {
  it('equal those of the server, whether or not a name was typed', async () => {
    const inputs = ['start', 'Wanda', 'pay', 'path 1']
    const turns = inputs.map((input) => ({ input, seed: '' }))
    const nameless = { playerName: '', userName: '' }
    const road = '2026-11-21'
    const draws = [{ turn: 2, day: 0 }]
    const seeds = await seedsOf({ id: ID, player: nameless, turns, road }, { secret, draws })
    // Written by server/src/runs/seeds.ts.
    expect(seeds[2]?.paths).toBe('ddda1c306bade3447bdc732b3b9272a7')
    expect(seeds[3]).toEqual({ seed: '908d3027cbc3c9774491fec8fe492e08' })
    const named = { id: 'x', player, turns: turns.toSpliced(1, 1), road }
    const others = await seedsOf(named, { secret, draws: [{ turn: 1, day: 0 }] })
    expect(others.slice(1)).toEqual(seeds.slice(2))
  })
})

describe('the proof of a run', () => {
  it('is complete in the browser that started the run', async () => {
    expect(await prove(run, kept)).toEqual({ isReplayed: true, isSeeded: true, isCommitted: true })
  })

  it('leaves open when the secret was chosen if the browser has no hash from the start', async () => {
    const proof = { isReplayed: true, isSeeded: true, isCommitted: null }
    expect(await prove({ ...run, commitment: kept }, undefined)).toEqual(proof)
  })

  it.each<[string, () => void, Partial<Transcript>]>([
    ['without WebCrypto', () => vi.stubGlobal('crypto', {}), {}],
    ['without the secret of the run', () => undefined, { secret: undefined }],
  ])('consists of the replay alone %s', async (_, prepare, change) => {
    prepare()
    const proof = { isReplayed: true, isSeeded: null, isCommitted: null }
    expect(await prove({ ...run, ...change }, kept)).toEqual(proof)
  })

  it.each<[string, Partial<Transcript>, object]>([
    ['more days', { daysSurvived: run.daysSurvived + 1 }, { isReplayed: false }],
    ['a turn less', { turns: run.turns.slice(0, -1) }, { isReplayed: false }],
    [
      'a seed that was chosen',
      { turns: run.turns.map((turn, at) => (at === 3 ? { ...turn, seed: 'x' } : turn)) },
      { isSeeded: false, isCommitted: true },
    ],
    ['another run’s id', { id: 'f'.repeat(32) }, { isReplayed: true, isSeeded: false }],
    ['another secret', { secret: secretOf(62) }, { isSeeded: false, isCommitted: false }],
    ['no secret at all', { secret: '%' }, { isSeeded: false, isCommitted: false }],
    [
      'a secret and seeds that were drawn again',
      otherRun,
      { isReplayed: true, isSeeded: true, isCommitted: false },
    ],
  ])('detects %s', async (_, change, proof) => {
    expect(await prove({ ...run, ...change }, kept)).toMatchObject(proof)
  })
})
