import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '@fable/server/testing'

const TOOL = fileURLToPath(new URL('leaderboard-bot.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fable-bot-'))
const server = startServer(folder, { DATA_DIR: folder })
afterAll(async () => {
  server.process.kill()
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})
const origin = await server.listening

const bot = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [TOOL, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, stdout, stderr })
    })
  })

describe('the bot', () => {
  it('plays as guests, and shows the leaderboard before and after', async () => {
    const { code, stdout } = await bot(
      origin,
      '--runs',
      '2',
      '--names',
      'Ann,Ben',
      '--seconds',
      '50',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Before, runs:\n {5}nobody$/m)
    const after = stdout.slice(stdout.indexOf('After, runs:'))
    for (const name of ['Ann', 'Ben'])
      expect(after).toMatch(new RegExp(`\\d\\. ${name} - Days \\d+, strength \\d+, \\d+ s, guest`))
    expect(after).toMatch(/^After, accounts:\n {5}nobody$/m)
    expect(after).toMatch(/^2 runs ended, \d of them on day 100\.$/m)
  }, 60_000)

  it('plays under an account, which gets one row among accounts', async () => {
    const form = { username: 'Cid', email: 'cid@example.com', password: 'correct horse' }
    const body = JSON.stringify(form)
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body })
    const account = `${form.email}:${form.password}`
    const { stdout } = await bot(origin, '--runs', '2', '--account', account, '--seconds', '50')
    const accounts = /After, accounts:\n((?: .+\n)+)/.exec(stdout)?.[1]
    expect(accounts).toMatch(/^ {2}1\. Cid - Days \d+, strength \d+, \d+ s\n$/)
  }, 60_000)

  it.each([
    [['https://example.com'], /say one server on this machine/],
    [[], /say one server on this machine/],
    [[origin, '--seconds', 'many'], /^leaderboard-bot: --seconds is "many"; say a whole number/],
    [
      [origin, '--account', 'nobody@example.com:wrong password'],
      /nobody@example\.com cannot sign in/,
    ],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, stderr } = await bot(...args)
    expect(code).toBe(1)
    expect(stderr).toMatch(sentence)
  })
})
