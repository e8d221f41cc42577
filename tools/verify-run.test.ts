import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Run } from '../contract/src/index.ts'
import { newRun, RULES_VERSION } from '../engine/src/index.ts'
import { BOTS } from '../engine/src/testing/bots.ts'
import { playRun } from '../engine/src/testing/play-run.ts'

const TOOL = fileURLToPath(new URL('verify-run.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fable-verify-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const player = { playerName: 'Wanda', userName: '' }
const ID = '0123456789abcdef0123456789abcdef'
const { record, ending } = playRun(BOTS['random dice stops'], 'verify', { start: newRun(player) })
const run: Run = {
  id: ID,
  open: false,
  playerName: 'Wanda',
  daysSurvived: ending.daysSurvived,
  rules: RULES_VERSION,
  player,
  turns: record.map(({ input, seed }) => ({ input, seed })),
  rank: 1,
}

const verify = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [TOOL, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, stdout, stderr })
    })
  })

const verifyFile = (content: Run | string) => {
  const file = join(folder, 'run.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return verify(file)
}

describe('verifying a run', () => {
  it('prints each day of a file, and says that a file does not prove its seeds', async () => {
    const { code, stdout } = await verifyFile(run)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Day 0 {3}health 5, max damage 5, gold 1 +start, chance, path 1/)
    const { length } = run.turns
    expect(stdout).toContain(
      `Plays true by its own seeds: Wanda, ${String(ending.daysSurvived)} days survived, ${String(length)} turns`,
    )
    expect(stdout).toMatch(/Only its address can say whose they are/)
    expect(stdout).not.toContain('Verified')
  })

  it('reads the run at any address that holds its id', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.end(JSON.stringify(run))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const origin = `http://127.0.0.1:${String(port)}`
    const { code, stdout } = await verify(`${origin}/TextBasedGame/runs/${ID.toUpperCase()}`)
    server.close()
    expect(stdout).toContain(`Verified: Wanda, `)
    expect(stdout).toContain(`with the seeds that ${origin} tells.`)
    expect(asked).toEqual([`/api/runs/${ID}`])
    expect(code).toBe(0)
  })

  it.each<[string, Run, RegExp]>([
    ['more days', { ...run, daysSurvived: 100 }, /The rules end it on day \d+, .+ says 100\./],
    ['another name', { ...run, playerName: 'Eve' }, /played as Wanda, not as Eve/],
    ['a turn less', { ...run, turns: run.turns.slice(0, -1) }, /do not reach the end/],
    ['a turn more', { ...run, turns: [...run.turns, ...run.turns] }, /comes after the end/],
    [
      'an answer that nobody could give',
      { ...run, turns: run.turns.map((turn, n) => (n === 2 ? { ...turn, input: 'win' } : turn)) },
      /Turn 2, "win", is no answer that the rules take in mode paths/,
    ],
  ])('finds %s', async (_, forged, words) => {
    const { code, stdout } = await verifyFile(forged)
    expect(code).toBe(1)
    expect(stdout).toContain('Not verified')
    expect(stdout).toMatch(words)
  })

  it.each<[string, Run | string, RegExp]>([
    [
      'of other rules',
      { ...run, rules: RULES_VERSION + 1 },
      /^The run was played under rules \d+; /,
    ],
    ['that is open', { ...run, open: true }, /^The run has not ended yet\.$/m],
    ['that is none', '{"id": 1}', /holds no run as GET \/api\/runs\/:id answers it\.$/m],
    ['that is no JSON', 'hello', /holds no run/],
  ])('refuses one %s with a sentence', async (_, content, sentence) => {
    const { code, stdout, stderr } = await verifyFile(content)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  it.each<[string, string[], RegExp]>([
    ['a missing file', [join(folder, 'missing.json')], /^There is no file ".+missing\.json"\.$/m],
    ['a folder', [folder], /^".+" cannot be read: .+\.$/m],
    ['an address without an id', ['http://127.0.0.1:1/api/runs/short'], /does not name a run; for/],
    [
      'an id alone',
      [ID],
      /^".+" is a run's id alone, .+; say its whole address, for example http/m,
    ],
    ['no scheme', [`localhost:3000/TextBasedGame/runs/${ID}`], /it needs http:\/\/ or https:\/\//],
    ['nothing', [], /^Which run\? /],
    ['two', ['run.json', 'other.json'], /^One run at a time: npm run verify-run </],
  ])('refuses %s with a sentence', async (_, args, sentence) => {
    const { code, stdout, stderr } = await verify(...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at |ENOENT/m)
  })
})
