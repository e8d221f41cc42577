import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@fable/server/operator'
import { insertFeedback, PROGRAM_ENV, readRelease, startMailServer } from '@fable/server/testing'
import { runOperator } from './operator/program.ts'

const OPERATOR = fileURLToPath(new URL('operator.ts', import.meta.url))
const NOON = Date.UTC(2026, 10, 21, 12)
const log = pino({ enabled: false })

const folder = mkdtempSync(join(tmpdir(), 'fable-operator-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

type Settings = Record<string, string>

const operator = (dataDir: string, args: string[], settings: Settings = {}) =>
  runOperator(args, { ...PROGRAM_ENV, DATA_DIR: dataDir, ...settings })

/** The same in a process of its own. */
const runProgram = (dataDir: string, args: string[]) =>
  spawnSync(process.execPath, [OPERATOR, ...args], {
    cwd: folder,
    env: { ...PROGRAM_ENV, DATA_DIR: dataDir },
    encoding: 'utf8',
  })

async function write(dataDir: string, messages: readonly string[]) {
  const server = await openDatabase({ dataDir, log })
  for (const message of messages) await insertFeedback(server, { kind: 'bug', message }, NOON)
  return server
}

function messagesIn(file: string) {
  const copy = new DatabaseSync(file, { readOnly: true })
  const rows = copy.prepare('select message from Feedback order by id').all()
  copy.close()
  return rows.map(({ message }) => message)
}

const newFolder = () => mkdtempSync(join(folder, 'data-'))

describe("the operator's command line", () => {
  it('says in a sentence that .env cannot be read as intended', () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, '.env'), 'AUTH_SECRET=abc#def\n')
    const options = { cwd, env: { ...PROGRAM_ENV }, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, [OPERATOR, 'doctor'], options)
    expect(stderr).toMatch(/^\.env has AUTH_SECRET with a # in its value, .+\n$/)
    expect(status).toBe(1)
  })

  it('ends with 0 if all is well, with 1 if something is wrong, and with 2 for a wrong command', () => {
    const dataDir = newFolder()
    const help = runProgram(dataDir, ['help'])
    expect(help).toMatchObject({ status: 0, stderr: '' })
    expect(help.stdout).toMatch(/\n$/)
    const missing = runProgram(join(dataDir, 'nowhere'), ['feedback'])
    expect(missing).toMatchObject({ status: 1, stdout: '' })
    expect(missing.stderr).toMatch(/^DATA_DIR is ".+", which contains no data yet; .+\n$/)
    const wrong = runProgram(dataDir, ['fedback'])
    expect(wrong).toMatchObject({ status: 2, stdout: '' })
    expect(wrong.stderr).toMatch(/^There is no command "fedback"\./)
  })

  it('says that PostgreSQL cannot be used, without showing the password', async () => {
    const refused = await operator(newFolder(), ['feedback'], {
      DATABASE_URL: 'postgres://fable:hunter2@127.0.0.1:1/fable',
    })
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^The database cannot be used now \(.*ECONNREFUSED.*doctor.*\n$/)
    expect(refused.stderr).not.toContain('hunter2')
  })

  it('says that a database has no tables yet', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'fable.sqlite'), '')
    expect((await operator(dataDir, ['feedback'])).stderr).toMatch(
      /^The database does not have the/,
    )
  })
})

describe('a backup', () => {
  it('is made while a server serves, checked and private, and never overwrites a file', async () => {
    const dataDir = newFolder()
    const server = await write(dataDir, ['one', 'two'])
    const file = join(dataDir, 'backup.sqlite')
    const made = await operator(dataDir, ['backup', file])
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/^Everything is in .+: 0\.\d MB, checked, in \d/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(messagesIn(file)).toEqual(['one', 'two'])
    const again = await operator(dataDir, ['backup', file])
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toMatch(/^".+backup.sqlite" already exists; choose another file\.\n$/)
    const nowhere = await operator(dataDir, ['backup', join(dataDir, 'no/such/folder.sqlite')])
    expect(nowhere.stderr).toMatch(/^The folder ".+no\/such" does not exist; create it first\.\n$/)
    await server.close()
  })

  it('leaves no file behind if it fails', async () => {
    const dataDir = newFolder()
    const server = await write(dataDir, ['one'])
    // On a full disk. The limit is that of the shell's child.
    const script = `ulimit -f 8; exec "${process.execPath}" "${OPERATOR}" backup "${dataDir}/b"`
    const failed = await new Promise<string>((resolve) => {
      const env = { ...PROGRAM_ENV, DATA_DIR: dataDir }
      execFile('sh', ['-c', `trap "" XFSZ; ${script}`], { env, cwd: folder }, (_, out, err) => {
        resolve(out + err)
      })
    })
    expect(failed).toMatch(/^Nothing was written to ".+": .+\n$/)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('b'))).toEqual([])
    await server.close()
  })
})

describe('restoring a backup', async () => {
  const from = newFolder()
  const file = join(folder, 'backup.sqlite')
  const source = await write(from, ['kept'])
  await operator(from, ['backup', file])
  await source.close()

  it('replaces the database, which is moved to another name', async () => {
    const dataDir = newFolder()
    await (await write(dataDir, ['replaced'])).close()
    const unconfirmed = await operator(dataDir, ['restore', file])
    expect(unconfirmed.code).toBe(2)
    expect(unconfirmed.stderr).toMatch(/keeps it in a folder there\. To confirm: npm run oper/)
    expect(messagesIn(join(dataDir, 'fable.sqlite'))).toEqual(['replaced'])

    const restored = await operator(dataDir, ['restore', file, '--yes'])
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(messagesIn(join(dataDir, 'fable.sqlite'))).toEqual(['kept'])
    const aside = /before-restore-[\dTZ-]+/.exec(restored.stdout)?.[0] ?? ''
    expect(messagesIn(join(dataDir, aside, 'fable.sqlite'))).toEqual(['replaced'])
    expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([])
    expect(statSync(join(dataDir, 'fable.sqlite')).mode & 0o777).toBe(0o600)
    const server = await write(dataDir, ['later'])
    await server.close()
    expect(messagesIn(join(dataDir, 'fable.sqlite'))).toEqual(['kept', 'later'])
  })

  it('needs no confirmation in an empty folder, and brings the tables up to date', async () => {
    const backup = join(newFolder(), 'backup.sqlite')
    writeFileSync(backup, readRelease('0.0.32.sqlite'))
    const dataDir = join(newFolder(), 'new')
    expect(await operator(dataDir, ['restore', backup])).toMatchObject({ code: 0, stderr: '' })
    expect((await operator(dataDir, ['users', 'find', 'wanda'])).stdout).toMatch(/^Wanda/)
    expect((await operator(dataDir, ['doctor'])).stdout).toMatch(/has the tables of this version/)
  })

  it('numbers the next fact ten thousand higher than the backup would', async () => {
    const backup = join(newFolder(), 'backup.sqlite')
    writeFileSync(backup, readRelease('0.0.32.sqlite'))
    const dataDir = join(newFolder(), 'new')
    await operator(dataDir, ['restore', backup])
    const database = new DatabaseSync(join(dataDir, 'fable.sqlite'))
    const { id } = database
      .prepare(
        `insert into "Facts" ("text", "source", "category") values ('a', 'b', 'news') returning "id"`,
      )
      .get() as { id: number }
    database.close()
    expect(id).toBe(46 + 10_000 + 1)
  })

  it('is refused while a server runs, or for a file that is no backup', async () => {
    const dataDir = newFolder()
    const server = await write(dataDir, ['served'])
    const running = await operator(dataDir, ['restore', file, '--yes'])
    expect(running).toMatchObject({ code: 1, stdout: '' })
    expect(running.stderr).toMatch(/which another server is using/)
    await server.close()

    const damaged = join(folder, 'damaged.sqlite')
    const triggered = join(folder, 'triggered.sqlite')
    const whole = new DatabaseSync(file, { readOnly: true })
    for (const copy of [damaged, triggered]) whole.prepare('vacuum into ?').run(copy)
    whole.close()
    const spy = new DatabaseSync(triggered)
    spy.exec(`
      drop trigger RunCountsOfNew;
      create trigger RunCountsOfNew after insert on Runs begin
        update Feedback set message = new.secret;
      end`)
    spy.close()
    const size = statSync(damaged).size
    const descriptor = openSync(damaged, 'r+')
    writeSync(descriptor, Buffer.alloc(8192, 7), 0, 8192, Math.floor(size / 2 / 4096) * 4096)
    closeSync(descriptor)
    const foreign = join(folder, 'foreign.sqlite')
    const other = new DatabaseSync(foreign)
    other.exec('create table Bookmarks (url text)')
    other.close()
    const diary = join(folder, 'diary.txt')
    writeFileSync(diary, 'Dear diary, '.repeat(1000))
    for (const [wrong, sentence] of [
      [damaged, /cannot be restored: (it is damaged \(|database disk image is malformed)/],
      [foreign, /cannot be restored: it belongs to another program\./],
      [diary, /cannot be restored: file is not a database\./],
      [triggered, /cannot be used: it has triggers or views of another program\./],
      [join(folder, 'missing'), /^There is no file /],
    ] as const) {
      const refused = await operator(dataDir, ['restore', wrong, '--yes'])
      expect(refused).toMatchObject({ code: 1, stdout: '' })
      expect(refused.stderr).toMatch(sentence)
    }
    expect(messagesIn(join(dataDir, 'fable.sqlite'))).toEqual(['served'])
    expect(readdirSync(dataDir).filter((name) => name.includes('restor'))).toEqual([])
  })
})

describe('the doctor', () => {
  const backups = newFolder()
  writeFileSync(join(backups, 'last.sqlite'), '')
  const page = newFolder()
  mkdirSync(join(page, '.server'))
  writeFileSync(join(page, '.server/server.js'), '')
  const PLACE = { PORT: '0', WEB_DIST: page, BACKUP_DIR: backups }

  it('finds nothing wrong with a working setup, and asks the mail server without sending mail', async () => {
    const dataDir = newFolder()
    chmodSync(dataDir, 0o700)
    await (await write(dataDir, [])).close()
    const mail = await startMailServer()
    const settings = { ...PLACE, SMTP_URL: mail.url, MAIL_FROM: 'fable@example.com' }
    const healthy = await operator(dataDir, ['doctor'], settings)
    expect(healthy.stdout).toMatch(/\nNo problems found\.\n$/)
    expect(healthy.code).toBe(0)
    expect(healthy.stdout).toMatch(/ok +mail +The mail server responds/)
    expect(mail.mails).toEqual([])
    await operator(dataDir, ['doctor', '--send-to', 'ada@example.com'], settings)
    expect(mail.mails.join()).toContain('To: ada@example.com')
    await mail.close()
    expect(readdirSync(dataDir).sort()).toEqual(['fable.sqlite', 'in-use.lock'])
  })

  it('names everything that is wrong with its remedy, and ends with 1', async () => {
    const dataDir = newFolder()
    const server = await write(dataDir, [])
    await server.close()
    const database = new DatabaseSync(join(dataDir, 'fable.sqlite'))
    database.exec(
      'delete from kysely_migration where name = (select max(name) from kysely_migration)',
    )
    database.close()
    const settings = {
      ...PLACE,
      PUBLIC_URL: 'https://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'fable@example.com',
    }
    const { code, stdout } = await operator(dataDir, ['doctor'], settings)
    expect(code).toBe(1)
    for (const finding of [
      /WRONG +settings +PUBLIC_URL uses https.+\n +→ .+TRUST_PROXY=/,
      /ok +disk +.+ MB free/,
      /note +database +.+are pending: 1\./,
      /ok +backup +.+last\.sqlite, 0 hours old/,
      /note +proxy +https:\/\/127\.0\.0\.1:1 was not checked, because no server is running/,
      /WRONG +mail +.+ECONNREFUSED/,
      /\nProblems: 2\.\n$/,
    ])
      expect(stdout).toMatch(finding)
  })

  it('says that PostgreSQL does not respond, without showing the password', async () => {
    const settings = {
      DATABASE_URL: 'postgres://fable:hunter2@127.0.0.1:1/fable',
      AUTH_SECRET: 'x'.repeat(32),
    }
    const { code, stdout } = await operator(newFolder(), ['doctor'], settings)
    expect(code).toBe(1)
    expect(stdout).toMatch(/WRONG +database +It does not respond \(.*ECONNREFUSED/)
    expect(stdout).not.toContain('hunter2')
  })

  it('recognises a damaged database, a log without a database, and a wrong setting', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'fable.sqlite'), 'Dear diary, '.repeat(1000))
    const damaged = await operator(dataDir, ['doctor'])
    expect(damaged.code).toBe(1)
    expect(damaged.stdout).toMatch(
      /WRONG +database +.+file is not a database\.\n +→ Stop the server/,
    )
    rmSync(join(dataDir, 'fable.sqlite'))
    writeFileSync(join(dataDir, 'fable.sqlite-wal'), 'x')
    const lost = await operator(dataDir, ['doctor'])
    expect(lost.stdout).toMatch(/WRONG +database +.+fable\.sqlite-wal but no fable\.sqlite/)
    rmSync(join(dataDir, 'fable.sqlite-wal'))
    const wrong = await operator(dataDir, ['doctor'], { PORT: 'x' })
    expect(wrong.stdout).toMatch(/WRONG +settings +PORT is "x"/)
    expect(existsSync(join(dataDir, 'fable.sqlite'))).toBe(false)
  })
})
