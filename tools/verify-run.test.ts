import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Run } from '@fable/contract'
import {
  type Draw,
  drawsPaths,
  isRefusal,
  newRun,
  play,
  read,
  replay,
  rngFrom,
  RULES_VERSION,
} from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import { commitmentOf, drawSecret, seedsOf } from '@fable/server/seeds'
import { PROGRAM_ENV } from '@fable/server/testing'
import { makeTranscript } from '../web/src/testing/run.ts'
import { proofOf } from './verify-run/proof.ts'
import { readTranscript, sourceOf } from './verify-run/transcript.ts'
import { verifyRun } from './verify-run/verify.ts'

const TOOL = fileURLToPath(new URL('verify-run.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fable-verify-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const player = { playerName: 'Wanda', userName: '' }
const ID = '0123456789abcdef0123456789abcdef'
const { record, ending } = playRun(BOTS['random dice stops'], 'verify', { start: newRun(player) })
/** The same decisions with the seeds of the secret, played until the run ends. */
function playWith(secret: string, road: string | null = null) {
  const turns: Run['turns'] = []
  const draws: Draw[] = []
  let state = newRun(player)
  for (;;) {
    const input = BOTS['random dice stops'](state, rngFrom(`bot ${String(turns.length)}`))
    const inputs = [...turns.map((turn) => turn.input), input]
    const command = read(state, input)
    if (isRefusal(command)) throw new Error(`The rules refuse ${input}.`)
    if (road !== null && drawsPaths(state, command)) {
      draws.push({ turn: turns.length, day: state.day })
    }
    const run = { id: ID, secret, road, ...player }
    const seeds = seedsOf(run, turns.length, { inputs, draws })
    const { ended, state: next } = play(state, command, rngFrom(seeds.seed, seeds.paths))
    turns.push({ input, ...seeds })
    if (ended) return { turns, ended }
    state = next
  }
}
/** The first secret whose run is so long that other decisions lead elsewhere, whatever the current content is. */
function findSecret(): string {
  const LONG = 30
  for (let at = 0; at < 200; at++) {
    const secret = Buffer.alloc(32, at).toString('base64url')
    if (playWith(secret).turns.length >= LONG) return secret
  }
  throw new Error('No run is long enough.')
}
const SECRET = findSecret()
const { turns, ended } = playWith(SECRET)
const proved = makeTranscript({
  id: ID,
  playerName: player.playerName,
  player,
  daysSurvived: ended.daysSurvived,
  strength: ended.strength,
  turns,
  commitment: commitmentOf(SECRET),
  secret: SECRET,
})

/** Without what proves its seeds. */
const run = makeTranscript({
  id: ID,
  playerName: player.playerName,
  player,
  daysSurvived: ending.daysSurvived,
  turns: record.map(({ input, seed }) => ({ input, seed })),
  rank: 1,
})

const verify = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...PROGRAM_ENV }
    execFile(process.execPath, [TOOL, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, stdout, stderr })
    })
  })

function writeRun(content: Run) {
  const file = join(folder, 'run.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** The command's proof of a run in a file, in this process. */
function proof(of: Run, commitment?: string) {
  const { difference } = verifyRun(of)
  return proofOf(of, { source: sourceOf('run.json'), difference, commitment })
}

describe('verifying a run', () => {
  it('prints each day of a file, and warns that the seeds may come from anyone', async () => {
    const { code, stdout } = await verify(writeRun(run))
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Day 0 {3}health 5, max damage 5, gold 1 +start, chance, path 1/)
    const { length } = run.turns
    expect(stdout).toContain(
      `Internally consistent: Wanda, ${String(ending.daysSurvived)} days survived, strength ${String(ending.strength)}, ${String(length)} turns`,
    )
    expect(stdout).toMatch(/Not proved: where the seeds come from/)
    expect(stdout).toMatch(/Only its address can prove where the run comes from/)
    expect(stdout).not.toContain('Verified')
  })

  it('reads the run at any address that contains its id', async () => {
    const requested: (string | undefined)[] = []
    const server = createServer((request, response) => {
      requested.push(request.url)
      response.end(JSON.stringify(proved))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const origin = `http://127.0.0.1:${String(port)}`
    const { code, stdout } = await verify(`${origin}/TextBasedGame/runs/${ID.toUpperCase()}`)
    server.close()
    expect(stdout).toContain(`Verified: Wanda, `)
    expect(stdout).toContain(`Proved: ${origin} publishes this run.`)
    expect(stdout).toMatch(/^Proved: every seed comes from the run's secret/m)
    expect(stdout).toMatch(/^Not proved: that the server chose the secret before the first turn\./m)
    expect(requested).toEqual([`/api/runs/${ID}`])
    expect(code).toBe(0)
  })

  it('proves with the commitment of the start that the secret did not change', async () => {
    const same = await verify(writeRun(proved), '--commitment', commitmentOf(SECRET).toUpperCase())
    expect(same.stdout).toMatch(/^Proved: the secret is the one that the server committed to/m)
    expect(same.code).toBe(0)
    const other = await verify(writeRun(proved), '--commitment', commitmentOf(otherSecret))
    expect(other.stdout).toMatch(/^The commitment is [0-9a-f]{64}, not the one of the start/m)
    expect(other.code).toBe(1)
  })

  it('derives the seeds of a daily road from the secret of the day and the decisions', () => {
    const road = '2026-11-21'
    const walked = playWith(SECRET, road)
    const { daysSurvived, strength } = walked.ended
    const onRoad = { ...proved, road, turns: walked.turns, daysSurvived, strength }
    expect(proof(onRoad).sentences.join('\n')).toMatch(
      /^Proved: every seed comes from the secret of the road of 2026-11-21 and/m,
    )
    const other = proof({ ...onRoad, road: '2026-11-22' })
    expect(other.sentences.join()).toMatch(/The seed of turn 0 does not come from/)
    const drawn = walked.turns.findIndex(({ paths }) => paths !== undefined)
    for (const paths of [undefined, 'x']) {
      const forged = walked.turns.map((turn, at) => (at === drawn ? { ...turn, paths } : turn))
      expect(proof({ ...onRoad, turns: forged }).sentences.join()).toMatch(
        `The four paths of turn ${drawn} do not come from`,
      )
    }
  })

  const otherSecret = drawSecret()
  const { turns: made } = proved

  /** The run with another turn in the place of one. */
  const withTurn = (at: number, change: Partial<Run['turns'][number]>): Run => ({
    ...proved,
    turns: made.map((turn, n) => (n === at ? { ...turn, ...change } : turn)),
  })

  /** The run with a decision changed into another one that leads elsewhere. Some lead to the same end. */
  const withOtherDecision = (): Run => {
    const others = ['0', 'pay', 'chance', 'path 1', 'path 2', 'yes', 'no', 'none']
    const changed = made.flatMap((_, at) => others.map((input) => withTurn(at, { input })))
    const found = changed.find((forged) => {
      const { turns: played, ended: end } = replay(newRun(player), forged.turns)
      const isTaken = played.length === forged.turns.length || end !== undefined
      return isTaken && end?.strength !== ended.strength
    })
    if (!found) throw new Error('Every decision leads to the same end.')
    return found
  }

  it.each<[string, Run, RegExp]>([
    [
      'another input that the rules take',
      withOtherDecision(),
      /comes after the end|do not reach the end|The rules end it/,
    ],
    [
      'another input that the rules refuse',
      withTurn(2, { input: 'win' }),
      /"win", is refused by the/,
    ],
    ['another name', { ...proved, playerName: 'Eve' }, /played as Wanda, not as Eve/],
    ['a turn removed at the end', { ...proved, turns: made.slice(0, -1) }, /do not reach the end/],
    [
      'a turn added on the way',
      { ...proved, turns: made.toSpliced(5, 0, ...made.slice(4, 5)) },
      /The seed of turn 5 does not/,
    ],
    ['a seed that was chosen', withTurn(4, { seed: 'x' }), /The seed of turn 4 does not come from/],
    ['seeds of another run', { ...proved, id: 'f'.repeat(32) }, /The seed of turn 0 does not/],
    ['another secret', { ...proved, secret: otherSecret }, /does not match the commitment/],
    [
      'another secret with its commitment',
      { ...proved, secret: otherSecret, commitment: commitmentOf(otherSecret) },
      /The seed of turn 0 does not/,
    ],
    ['more strength', { ...proved, strength: 999 }, /with strength \d+, the transcript says 999/],
    ['more days', { ...proved, daysSurvived: 100 }, /The rules end it on day \d+, .+ says 100\./],
    ['flames without a lantern', { ...proved, flames: 9 }, /It kept 0 flames, .+ says 9\./],
    [
      'a lantern without a post',
      { ...proved, turns: turns.map((turn) => ({ ...turn, lantern: 'hunter' })) },
      /Turn 0 takes a lantern that no post offers\./,
    ],
    [
      'another number of lost days',
      { ...proved, lostDays: 50 },
      /It lost \d+ days on the way, .+ says 50/,
    ],
    [
      'more turns without a secret',
      { ...run, turns: [...run.turns, ...run.turns] },
      /comes after the end/,
    ],
  ])('detects %s', (_, forged, message) => {
    const { verdict, sentences } = proof(forged)
    expect(verdict).toBe('Not verified')
    expect(sentences.join()).toMatch(message)
  })

  it('does not verify a run whose secret was removed', () => {
    const { verdict, sentences } = proof({ ...proved, secret: undefined })
    expect(verdict).toBe('Internally consistent')
    expect(sentences.join()).toMatch(/Not proved: where the seeds come from, because there is no/)
  })

  it('refuses a run of other rules, and one that is open', () => {
    expect(() => verifyRun({ ...run, rules: RULES_VERSION + 1 })).toThrow(/under rules \d+; /)
    expect(() => verifyRun({ ...run, open: true })).toThrow(/^The run has not ended yet\.$/)
  })

  it.each<[string, string, RegExp]>([
    ['another document', join(folder, 'other.json'), /is not a run as GET \/api\/runs\/:id/],
    ['a folder', folder, /^".+" cannot be read: .+\.$/],
    ['an address without an id', 'http://127.0.0.1:1/api/runs/short', /does not name a run; for/],
    ['an id alone', ID, /^There is no file ".+"; give the full address, for example http/],
  ])('refuses %s with a sentence', async (_, named, sentence) => {
    writeFileSync(join(folder, 'other.json'), '{"id": 1}')
    await expect(readTranscript(sourceOf(named))).rejects.toThrow(sentence)
  })

  it.each<[string, string[], RegExp]>([
    [
      'a missing file',
      [join(folder, 'missing.json')],
      /^There is no file ".+missing\.json"; .+\n$/,
    ],
    ['no run', [], /^Which run\? .+\n$/],
    ['two runs', ['run.json', 'other.json'], /^One run at a time: npm run verify-run -- <.+\n$/],
  ])('ends with 1 and one line for %s', async (_, args, line) => {
    const { code, stdout, stderr } = await verify(...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(line)
  })
})
