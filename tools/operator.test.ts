import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { insertFact, insertFeedback, insertReport } from '@fable/server/testing'
import { openDatabase } from '@fable/server/operator'

const OPERATOR = fileURLToPath(new URL('operator.ts', import.meta.url))

const dataDir = mkdtempSync(join(tmpdir(), 'fable-operator-'))
// As a running server has it: claimed, and open for writing.
const server = await openDatabase({ dataDir, log: pino({ enabled: false }) })
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const operator = (args: string[], settings: Record<string, string> = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...settings }
    execFile(process.execPath, [OPERATOR, ...args], { env, cwd: dataDir }, (error, out, err) => {
      resolve({ code: error ? 1 : 0, stdout: out, stderr: err })
    })
  })

const NOON = Date.UTC(2026, 10, 21, 12)

describe('the operator', () => {
  it('says when there is no feedback', async () => {
    expect((await operator(['feedback'])).stdout).toBe('Nobody has written yet.\n')
  })

  it('reads the feedback while the server runs, the newest first', async () => {
    await insertFeedback(server, { kind: 'bug', message: 'It is dark.\nVery.' }, NOON)
    const praise = { kind: 'praise', message: '🥔!', email: 'ada@example.com' } as const
    await insertFeedback(server, praise, NOON + 60_000)
    expect(await operator(['feedback'])).toEqual({
      code: 0,
      stdout: `#2  praise  2026-11-21 12:01 UTC  ada@example.com
    🥔!

#1  bug  2026-11-21 12:00 UTC
    It is dark.
    Very.
`,
      stderr: '',
    })
    expect((await operator(['feedback', '--limit', '1'])).stdout).not.toContain('dark')
    expect((await operator(['feedback', '--all'])).stdout).toContain('dark')
  })

  it('sees no control characters from feedback in the terminal', async () => {
    const message = '\u001b[2J\u001b]0;owned\u0007 \u202ereversed'
    await insertFeedback(server, { kind: 'idea', message }, NOON)
    const { stdout } = await operator(['feedback', '--limit', '1'])
    expect(stdout.trim()).not.toMatch(/[^\P{C}\n]/u)
    expect(stdout).toContain('owned')
  })

  it('copies the database while the server runs, and never overwrites a file', async () => {
    const file = join(dataDir, 'backup.sqlite')
    expect((await operator(['backup', file])).stdout).toContain('Everything is in')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const copy = new DatabaseSync(file, { readOnly: true })
    const { messages } = copy.prepare('select count(*) as messages from Feedback').get() as {
      messages: number
    }
    copy.close()
    expect(messages).toBe(3)
    const again = await operator(['backup', file])
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toContain('is there already')
    expect((await operator(['backup'])).stderr).toContain('Where to?')
    const missing = await operator(['backup', join(dataDir, 'no/such/folder.sqlite')])
    expect(missing).toMatchObject({ code: 1, stdout: '' })
    expect(missing.stderr).toMatch(/^Nothing was written to .+ENOENT.+\n$/)
  })

  it('hides an ended run from the leaderboard and shows it again', async () => {
    const run = { id: 'ab'.repeat(16), secret: 'x', rules: 1, userName: '', playerName: '' }
    await server.db
      .insertInto('Runs')
      .values({ ...run, playedOn: '2026-11-21', endedAt: '2026-11-21' })
      .execute()
    const hidden = () => server.db.selectFrom('Runs').select('hidden').executeTakeFirst()
    const address = `https://fable.example/TextBasedGame/runs/${run.id}`
    for (const named of [run.id, run.id.toUpperCase(), address, `${address}/?from=chat#1`]) {
      const { code, stdout } = await operator(['hide', named])
      expect(code).toBe(0)
      expect(stdout).toMatch(/^The run is off the leaderboard, and its name .+ link still shows/)
      expect((await hidden())?.hidden).toBe(1)
      expect((await operator(['unhide', named])).code).toBe(0)
      expect((await hidden())?.hidden).toBe(0)
    }
  })

  it('hides all runs of an account or a name and shows them again', async () => {
    const run = { secret: 'x', rules: 1, playerName: '', playedOn: '2026-11-21', week: 1 }
    const end = { ...run, endedAt: '2026-11-21', daysSurvived: 5, strength: 5 }
    const user = {
      id: 'u1',
      name: 'Ada',
      email: 'a@example.com',
      username: 'Ada',
      usernameKey: 'ada',
    }
    const [createdAt, emailVerified] = ['2026-11-21', 0]
    await server.db
      .insertInto('user')
      .values({ ...user, createdAt, updatedAt: createdAt, ...{ emailVerified } })
      .execute()
    await server.db
      .insertInto('Runs')
      .values([
        { ...end, id: '1'.repeat(32), userId: 'u1', userName: 'Ada', boardName: 'Ada' },
        { ...end, id: '2'.repeat(32), userName: '', boardName: 'Spammer' },
        { ...end, id: '3'.repeat(32), userName: '', boardName: 'SPAM mer' },
      ])
      .execute()
    const hidden = async () => {
      const rows = await server.db.selectFrom('Runs').select(['boardName', 'hidden']).execute()
      return rows.flatMap(({ boardName, hidden }) => (hidden > 0 ? [boardName] : [])).sort()
    }
    expect((await operator(['hide', '--account', 'ADA'])).stdout).toMatch(
      /^1 run off the leaderboard, and so are those that end later\./,
    )
    expect(await hidden()).toEqual(['Ada'])
    expect((await operator(['hide', '--name', 'spammer'])).stdout).toMatch(/^2 runs off the /)
    expect(await hidden()).toEqual(['Ada', 'SPAM mer', 'Spammer'])
    expect((await operator(['unhide', '--name', 'Spammer'])).stdout).toMatch(/^2 runs no longer/)
    expect((await operator(['unhide', '--account', 'Ada'])).code).toBe(0)
    expect(await hidden()).toEqual([])
  })

  it("removes a run's name and restores it", async () => {
    const id = '4'.repeat(32)
    const run = { secret: 'x', rules: 1, userName: '', playerName: '', playedOn: '2026-11-21' }
    await server.db
      .insertInto('Runs')
      .values({ ...run, id, endedAt: '2026-11-21', boardName: 'Wanda' })
      .execute()
    const nameHidden = async () => {
      const row = server.db.selectFrom('Runs').select('nameHidden').where('id', '=', id)
      return (await row.executeTakeFirst())?.nameHidden
    }
    const address = `https://fable.example/TextBasedGame/runs/${id}`
    expect((await operator(['remove-name', address])).stdout).toMatch(/keeps its place as 'Adv/)
    expect(await nameHidden()).toBe(1)
    expect((await operator(['restore-name', id])).stdout).toMatch(/under its name again/)
    expect(await nameHidden()).toBe(0)
  })

  it('reads the reports with their facts, hides a fact and shows it again', async () => {
    expect((await operator(['reports'])).stdout).toBe('Nobody has reported a fact yet.\n')
    const text = 'Potatoes \u001b[2J are stars.'
    const source = 'https://example.com/potato'
    const { id } = await insertFact(server, { text, source, category: 'science' }, NOON)
    await insertReport(server, { factId: id, reason: 'spam' }, NOON)
    const note = 'They are not.\nI looked.'
    await insertReport(server, { factId: id, reason: 'false', note }, NOON + 60_000)
    expect((await operator(['reports'])).stdout)
      .toBe(`#2  false  2026-11-21 12:01 UTC  fact 1 (science)
    Potatoes \ufffd[2J are stars.
    https://example.com/potato
    Note: They are not.
    I looked.

#1  spam  2026-11-21 12:00 UTC  fact 1 (science)
    Potatoes \ufffd[2J are stars.
    https://example.com/potato
`)
    expect((await operator(['reports', '--limit', '1'])).stdout).not.toContain('spam')

    const hiddenAt = async () =>
      (await server.db.selectFrom('Facts').select('hiddenAt').executeTakeFirst())?.hiddenAt
    for (const named of [String(id), `https://fable.example/facts/${String(id)}`]) {
      expect((await operator(['hide-fact', named])).stdout).toMatch(/^The fact is hidden\./)
      expect(await hiddenAt()).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/)
      expect((await operator(['reports'])).stdout).toContain('fact 1 (hidden)')
      expect((await operator(['unhide-fact', named])).stdout).toMatch(/^The fact is back/)
      expect(await hiddenAt()).toBeNull()
    }
  })

  it('gets help, with and without a command', async () => {
    for (const args of [['help'], []]) {
      const { code, stdout } = await operator(args)
      expect(code).toBe(0)
      expect(stdout).toContain('feedback [--all | --limit n]')
      expect(stdout).toMatch(/hide <address or id of a run> .+ name away; the link keeps working$/m)
    }
  })

  it('gets a mistake explained in one sentence', async () => {
    const wrong: [string[], RegExp, Record<string, string>?][] = [
      [['fedback'], /^There is no command "fedback"\./],
      [['feedback', '--limit', 'many'], /^--limit is "many", .+\.$/m],
      [['feedback', '--lots'], /--lots/],
      [['hide'], /^Which run\? Say one, .+\.$/m],
      [['reports', '--limit', '0'], /^--limit is "0", .+\.$/m],
      [['hide-fact'], /^Which fact\? Say one, .+\.$/m],
      [['hide-fact', '999999999'], /^There is no fact "999999999"; .+\.$/m],
      [['unhide-fact', 'x1'], /^There is no fact "x1"; .+\.$/m],
      [['hide', '--account', 'Nobody'], /^There is no account "Nobody"\.$/m],
      [['hide', '--name', 'a', '--account', 'b'], /^Say one run, account or name, .+\.$/m],
      [['remove-name'], /^Which run\? Say one, for example: remove-name .+\.$/m],
      [['restore-name', 'x'], /^There is no ended run "x"; .+\.$/m],
      [['unhide', 'x'], /^There is no ended run "x"; .+\.$/m],
      [['feedback'], /^DATA_DIR is ".+", where no server has kept anything yet; .+\.$/m, nowhere],
    ]
    for (const [args, sentence, settings] of wrong) {
      const { code, stderr } = await operator(args, settings)
      expect(code).toBe(1)
      expect(stderr).toMatch(sentence)
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  })
})

const nowhere = { DATA_DIR: join(dataDir, 'nowhere') }
