import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { insertReport } from '../../facts/posting/reports.ts'
import { insertFact } from '../../facts/store/facts.ts'
import { freshDatabase, openUntilEnd } from '../../testing/fresh-database.ts'
import { hideFact } from '../../testing/moderate.ts'
import { makeReadFigures } from './figures.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

const { options } = await freshDatabase()
const database = await openUntilEnd(options)
const folder = mkdtempSync(join(tmpdir(), 'fable-figures-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const clock = { now: NOON }
const read = (BACKUP_DIR?: string) =>
  makeReadFigures({
    database,
    settings: { DATA_DIR: options.dataDir, BACKUP_DIR, ROUND: true },
    now: () => clock.now,
  })

it('the figures in the metrics contain the number of open reports and are cached for a minute', async () => {
  const readKept = read()
  const share = (text: string) => insertFact(database, newFact({ text }), NOON)
  const { id } = await share('One.')
  const other = await share('Two.')
  for (const factId of [id, id, other.id]) {
    const of = { kind: 'fact', id: factId } as const
    await insertReport(database, { of, factId, reason: 'spam', marks: ['2.a', '1.a'] }, NOON)
  }
  expect(await readKept()).toMatchObject({ openReports: 3, lastBackup: undefined })
  await hideFact(database, id, NOON)
  expect((await readKept()).openReports).toBe(3)
  clock.now += 60_000
  expect((await readKept()).openReports).toBe(1)
})

it('the figures in the metrics contain the size of the database', async () => {
  expect((await read()()).databaseBytes).toBeGreaterThan(50_000)
})

it('the figures in the metrics contain the time of the newest backup', async () => {
  expect((await read(join(folder, 'missing'))()).lastBackup).toBe(0)
  expect((await read(folder)()).lastBackup).toBe(0)
  for (const [name, at] of Object.entries({ 'a.sqlite': 10, 'b.dump': 30, 'c.partial': 50 })) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at, at)
  }
  expect((await read(folder)()).lastBackup).toBe(30)
})
