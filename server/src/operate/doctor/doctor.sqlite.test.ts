import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import { insertLink, openSession } from '../../facts/desk/sessions.ts'
import { TRUTHS } from '../../facts/rounds/content/truths.ts'
import { asNobody } from '../../testing/as-nobody.ts'
import { makeBuiltPage } from '../../testing/built-page.ts'
import { realTime } from '../../testing/clock.ts'
import { realServers } from '../../testing/real-servers.ts'
import { runDoctor } from './doctor.ts'

const { folder, start, newFolder } = realServers()
const log = pino({ enabled: false })

const page = makeBuiltPage()
page.build()
afterAll(page.remove)

/** The doctor's findings on the settings, one a line. */
async function examine(settings: Record<string, string>): Promise<string[]> {
  const environment = { PORT: '0', WEB_DIST: page.webDist, ...settings }
  const findings = await runDoctor({ environment, sendTo: undefined, now: realTime() })
  return findings.map(({ subject, state, text, fix = '' }) => `${state} ${subject}: ${text} ${fix}`)
}

async function withDatabase() {
  const dataDir = newFolder()
  await (await openDatabase({ dataDir, log })).close()
  return dataDir
}

const others: Server[] = []
afterAll(() => {
  for (const other of others) other.close()
})

/** Another program that responds to everything, and its port. */
async function startOther() {
  const other: Server = createServer((_, response) => response.end('Dear diary')).listen(
    0,
    '127.0.0.1',
  )
  await once(other, 'listening')
  others.push(other)
  const address = other.address()
  return String(typeof address === 'object' && address ? address.port : 0)
}

describe('the doctor', () => {
  it('reports whether the server, its metrics and the address at PUBLIC_URL respond', async () => {
    const dataDir = newFolder()
    const server = start({ DATA_DIR: dataDir, METRICS_PORT: '0', SAMPLE_FACTS: '0' })
    const address = await server.listening
    const settings = {
      DATA_DIR: dataDir,
      PORT: new URL(address).port,
      METRICS_PORT: new URL(await server.metrics).port,
    }
    const well = await examine({ ...settings, PUBLIC_URL: address })
    expect(well).toContainEqual(expect.stringMatching(/^good server: .+ responds and can write\./))
    expect(well).toContainEqual(expect.stringMatching(/^good proxy: .+ reaches a server that can/))
    expect(well).toContainEqual(expect.stringMatching(/^good metrics: They are served/))
    expect(well.filter((line) => line.startsWith('wrong'))).toEqual([])

    const PUBLIC_URL = `http://127.0.0.1:${await startOther()}`
    expect(await examine({ ...settings, PUBLIC_URL })).toContainEqual(
      expect.stringMatching(/^wrong proxy: .+ does not reach a server \(status 200\)\. Check/),
    )
    expect(await examine({ ...settings, PUBLIC_URL: 'http://127.0.0.1:59999' })).toContainEqual(
      expect.stringMatching(/^wrong proxy: .+ECONNREFUSED/),
    )
  })

  it('finds ports that another program uses', async () => {
    const port = await startOther()
    const found = await examine({ DATA_DIR: newFolder(), PORT: port, METRICS_PORT: port })
    expect(found).toContainEqual(
      expect.stringMatching(/^wrong server: .+ PORT is \d+, which another program/),
    )
    expect(found).toContainEqual(
      expect.stringMatching(/^wrong metrics: .+ METRICS_PORT is \d+, which another program/),
    )
  })

  it('finds a missing page and misspelt names of settings', async () => {
    const settings = { DATA_DIR: newFolder(), WEB_DIST: '/no/page', DATBASE_URL: 'postgres://x' }
    const found = await examine(settings)
    expect(found).toContainEqual(expect.stringMatching(/^wrong settings: WEB_DIST is "\/no\/page"/))
    expect(found).toContainEqual(
      expect.stringMatching(
        /^wrong settings: DATBASE_URL is not a setting; did you mean DATABASE_URL\?/,
      ),
    )
  })

  it('advises to change the owner or mode of an unusable folder or file, but not to restore a backup', async () => {
    const dataDir = await withDatabase()
    const file = join(dataDir, 'fable.sqlite')
    chmodSync(folder, 0o755)
    const closed = await withDatabase()
    chmodSync(closed, 0o000)
    chmodSync(dataDir, 0o555)
    chmodSync(file, 0o400)
    await asNobody(async () => {
      expect((await examine({ DATA_DIR: closed })).filter((line) => line.startsWith('w'))).toEqual([
        expect.stringMatching(/^wrong disk: .+EACCES.+(chown -R|chmod -R u\+rwX) /),
      ])
      const found = await examine({ DATA_DIR: dataDir })
      const wrong = found.filter((line) => line.startsWith('wrong'))
      expect(wrong).toEqual([
        expect.stringMatching(/^wrong disk: .+EACCES.+(chown -R|chmod -R u\+rwX) /),
        expect.stringMatching(/^wrong database: .+not checked\. .+(chown -R|chmod -R u\+rwX) /),
      ])
      expect(wrong.join()).not.toContain('restore')
    })
    chmodSync(dataDir, 0o700)
    chmodSync(closed, 0o700)
  })

  it('says for how many days rounds have unused sentences, and warns if they are few', async () => {
    const dataDir = await withDatabase()
    const ofRounds = async (settings: Record<string, string> = {}) =>
      (await examine({ DATA_DIR: dataDir, ...settings })).filter((line) => / rounds: /.test(line))
    expect(await ofRounds()).toEqual([
      expect.stringMatching(/^good rounds: Unused sentences: enough for \d{3} days\. $/),
    ])
    expect(await ofRounds({ ROUND: 'off' })).toEqual([])

    const { close, ...database } = await openDatabase({ dataDir, log })
    const truths = JSON.stringify(TRUTHS.slice(40))
    const round = { firstFactId: 1, secondFactId: 2, fablePlace: 1, text: 'A.', truth: 'B.' }
    const of = { source: 'https://example.com', category: 'news' as const }
    await database.db
      .insertInto('Rounds')
      .values({ day: '2026-01-01', truths, ...round, ...of })
      .execute()
    await close()
    expect(await ofRounds()).toEqual([
      expect.stringMatching(/^wrong rounds: Unused sentences: enough for 20 days\. Update, or/),
    ])
  })

  it('says who has an open session of the desk or an unused link to it', async () => {
    const dataDir = newFolder()
    const database = await openDatabase({ dataDir, log })
    expect((await examine({ DATA_DIR: dataDir })).join('\n')).toContain(
      'desk: There are no open sessions.',
    )
    const key = await insertLink(database, 'Mara', realTime())
    const link = (await examine({ DATA_DIR: dataDir })).join('\n')
    expect(link).toMatch(/^note desk: Unused link for Mara, until \d{4}-/m)
    await openSession(database, key, realTime())
    const open = (await examine({ DATA_DIR: dataDir })).join('\n')
    expect(open).toMatch(/^note desk: Open session for Mara, until /m)
    await database.close()
  })

  it('advises to start the newer version that the data needs, but not to restore a backup', async () => {
    const dataDir = await withDatabase()
    const database = new DatabaseSync(join(dataDir, 'fable.sqlite'))
    database.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`)
    database.close()
    const found = (await examine({ DATA_DIR: dataDir })).join('\n')
    expect(found).toMatch(/^wrong database: .+newer version \(9999-later\).+start the newer vers/m)
    expect(found).not.toContain('operator -- restore')
  })

  it('advises a restore if the database is empty although a server has run', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'fable.sqlite'), '')
    writeFileSync(join(dataDir, 'auth-secret'), 'x'.repeat(32))
    expect(await examine({ DATA_DIR: dataDir })).toContainEqual(
      expect.stringMatching(/^wrong database: .+fable\.sqlite is empty .+operator -- restore/),
    )
  })

  it('says how old the last backup is if that is known', async () => {
    const dataDir = await withDatabase()
    const backups = join(dataDir, 'backups')
    const backupLine = async (settings = {}) => {
      const found = await examine({ DATA_DIR: dataDir, ...settings })
      return found.find((line) => / backup: /.test(line))
    }
    expect(await backupLine()).toMatch(/^note backup: .+is unknown/)
    const BACKUP_DIR = backups
    expect(await backupLine({ BACKUP_DIR })).toMatch(/^wrong backup: .+ENOENT/)
    mkdirSync(backups)
    writeFileSync(join(backups, 'today.sqlite.partial'), '')
    expect(await backupLine({ BACKUP_DIR })).toMatch(/^wrong backup: There is no backup/)
    const file = join(backups, 'old.sqlite')
    writeFileSync(file, '')
    const days = (count: number) => new Date(realTime() - count * 86_400_000)
    utimesSync(file, days(3), days(3))
    expect(await backupLine({ BACKUP_DIR })).toMatch(/^wrong backup: .+old\.sqlite, 72 hours old/)
    writeFileSync(join(backups, 'new.dump'), '')
    expect(await backupLine({ BACKUP_DIR })).toMatch(/^good backup: .+new\.dump, 0 hours old/)
    rmSync(backups, { recursive: true })
  })
})
