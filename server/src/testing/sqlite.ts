import { copyFileSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { DATABASE_FILE } from '../db/data-folder.ts'
import { openDatabase } from '../db/open.ts'

/**
 * Global setup of the tests on the embedded database and of the browser tests: makes the database with all tables
 * that each data folder gets a copy of, because the migrations take as long as many a test.
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fable-template-'))
  await (await openDatabase({ dataDir, log: pino({ enabled: false }) })).close()
  process.env.TEST_SQLITE_TEMPLATE = join(dataDir, DATABASE_FILE)
  return () => rm(dataDir, { recursive: true })
}

/** Puts the database with all tables and without rows into a new data folder, if the global setup has made it. */
export function copyTemplate(dataDir: string): void {
  const template = process.env.TEST_SQLITE_TEMPLATE
  if (template !== undefined) copyFileSync(template, join(dataDir, DATABASE_FILE))
}

export default makeTemplate
