import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/open.ts'
import { insertFeedback } from '../feedback/store.ts'
import { asNobody } from '../testing/as-nobody.ts'
import { realTime } from '../testing/clock.ts'
import { backUp, flushToDisk } from './backup.ts'
import { restore } from './restore.ts'

const NOBODY = 65_534
const log = pino({ enabled: false })
const folder = mkdtempSync(join(tmpdir(), 'fable-disks-'))
chmodSync(folder, 0o755)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** A data folder of another user, whose database belongs to this one. Everybody may use both. */
async function newFolder(message = 'x') {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const database = await openDatabase({ dataDir, log })
  await insertFeedback(database, { kind: 'bug', message }, realTime())
  await database.close()
  rmSync(join(dataDir, 'in-use.lock'))
  if (process.geteuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY)
  return { dataDir, file: join(dataDir, 'fable.sqlite') }
}

async function openWithLog(dataDir: string) {
  const lines: string[] = []
  const database = await openDatabase({
    dataDir,
    log: pino({}, { write: (line) => void lines.push(line) }),
  })
  await insertFeedback(database, { kind: 'bug', message: 'y' }, realTime())
  await database.close()
  return lines
}

describe('with restricted files and disks,', () => {
  it('a database whose mode only another user may change is used with a warning in the log', async () => {
    const { dataDir, file } = await newFolder()
    chmodSync(file, 0o666)
    await asNobody(async () => {
      const lines = await openWithLog(dataDir)
      const warning = expect.stringContaining('other users of this machine may be able to read')
      // Without root, the file belongs to the user of the tests, who may change its mode.
      expect(lines).toEqual(process.getuid?.() === 0 ? [warning] : [])
    })
  })

  it('a restore replaces a database that cannot be linked, and keeps a copy of it', async () => {
    const backup = join(folder, 'backup.sqlite')
    const source = await openDatabase({ dataDir: (await newFolder('the new letter')).dataDir, log })
    await backUp(source, backup)
    await source.close()
    chmodSync(backup, 0o644)
    const { dataDir, file } = await newFolder('the old letter')
    // Linux refuses a link to a file of another user that this one may not write.
    chmodSync(file, 0o644)
    const before = readFileSync(file)
    await asNobody(async () => {
      const { aside = '', caveats } = await restore({ dataDir, file: backup, now: realTime() })
      expect(readFileSync(join(aside, 'fable.sqlite')).equals(before)).toBe(true)
      expect(caveats).toEqual([])
    })
    expect(readFileSync(file).includes('the new letter')).toBe(true)
    expect(readFileSync(file).includes('the old letter')).toBe(false)
  })

  it('a backup to a folder that cannot be flushed succeeds with a caveat', async () => {
    const target = mkdtempSync(join(folder, 'target-'))
    if (process.geteuid?.() === 0) chownSync(target, NOBODY, NOBODY)
    // A folder can be flushed only by who may read it.
    chmodSync(target, 0o300)
    const { dataDir, file } = await newFolder()
    chmodSync(file, 0o666)
    await asNobody(async () => {
      const database = await openDatabase({ dataDir, log })
      const { bytes, caveats } = await backUp(database, join(target, 'backup.sqlite'))
      await database.close()
      expect(bytes).toBeGreaterThan(0)
      expect(caveats).toEqual([
        expect.stringMatching(
          /^It is not certain that ".+" survives a power failure in the next minute \(EACCES.+\)\.$/,
        ),
      ])
    })
    expect(existsSync(join(target, 'backup.sqlite'))).toBe(true)
  })

  it('flushing a folder that the system cannot flush returns a caveat that names it', () => {
    expect(flushToDisk('/proc')).toMatch(/^It is not certain that "\/proc" .+\(EINVAL.+\)\.$/)
    expect(flushToDisk(folder)).toBeUndefined()
    expect(() => flushToDisk(join(folder, 'missing'))).toThrow(/ENOENT/)
  })
})
