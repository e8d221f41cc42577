import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { StartError } from '../lib/errors.ts'
import { asNobody } from '../testing/as-nobody.ts'
import { openDatabase } from './open.ts'

const log = pino({ enabled: false })
const folder = mkdtempSync(join(tmpdir(), 'fable-unusable-'))
chmodSync(folder, 0o755)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => mkdtempSync(join(folder, 'data-'))
const open = (dataDir: string) => openDatabase({ dataDir, log, waitMs: 0 })
const fileIn = (dataDir: string) => join(dataDir, 'fable.sqlite')

async function expectRefusal(dataDir: string, sentence: RegExp) {
  const refused = await open(dataDir).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  expect(String(refused)).toMatch(sentence)
}

const NOBODY = 65_534

describe('the embedded database', () => {
  it('does not open if its folder is not writable, and the error names the remedy', async () => {
    const dataDir = newFolder()
    await (await open(dataDir)).close()
    chmodSync(dataDir, 0o555)
    await asNobody(async () => {
      await expectRefusal(dataDir, /a folder that cannot be used \(.+give it to the user that runs/)
      await expectRefusal(join(dataDir, 'new'), /\(EACCES: .+\); give it to the user that runs/)
    })
    chmodSync(dataDir, 0o755)
  })

  it('does not open if its folder cannot be created', async () => {
    await expectRefusal('/proc/nope/data', /"\/proc\/nope\/data", a folder that cannot be used \(/)
  })

  it('does not open if its file belongs to another user, and the error names the remedy', async () => {
    const dataDir = newFolder()
    await (await open(dataDir)).close()
    if (process.geteuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY)
    rmSync(join(dataDir, 'in-use.lock'))
    chmodSync(fileIn(dataDir), 0o400)
    await asNobody(() => expectRefusal(dataDir, /\(EACCES: .+\); give it to the user that runs/))
  })

  it.each<[string, (file: string) => void]>([
    [
      'that is no database',
      (file) => {
        writeFileSync(file, 'Dear diary, '.repeat(1000))
      },
    ],
    [
      'that is cut off',
      (file) => {
        truncateSync(file, Math.floor(statSync(file).size / 2))
      },
    ],
  ])(
    'does not open from a file %s, and the error says how to restore a backup',
    async (_, damage) => {
      const dataDir = newFolder()
      await (await open(dataDir)).close()
      damage(fileIn(dataDir))
      await expectRefusal(
        dataDir,
        /whose fable\.sqlite cannot be used: (file is not a database|database disk image is malformed); .+operator restore.+fable\.sqlite-wal beside it belongs to it/,
      )
    },
  )

  it('is not recreated from an empty file if a secret shows that a server has run', async () => {
    const dataDir = newFolder()
    writeFileSync(fileIn(dataDir), '')
    writeFileSync(join(dataDir, 'auth-secret'), 'x'.repeat(32))
    await expectRefusal(dataDir, /whose fable\.sqlite is empty although .+; or restore a backup/)
    expect(statSync(fileIn(dataDir)).size).toBe(0)
    rmSync(join(dataDir, 'auth-secret'))
    await (await open(dataDir)).close()
    expect(statSync(fileIn(dataDir)).size).toBeGreaterThan(0)
  })

  it.each([
    ['a log', 'what was written last'],
    ['an empty log', ''],
  ])('is not recreated if its folder contains %s but no database', async (_, log) => {
    const dataDir = newFolder()
    writeFileSync(`${fileIn(dataDir)}-wal`, log)
    await expectRefusal(dataDir, /fable\.sqlite-wal but no fable\.sqlite, so data would be/)
    expect(readdirSync(dataDir).sort()).toEqual(['fable.sqlite-wal', 'in-use.lock'])
    rmSync(`${fileIn(dataDir)}-wal`)
    await (await open(dataDir)).close()
    expect(existsSync(fileIn(dataDir))).toBe(true)
  })
})
