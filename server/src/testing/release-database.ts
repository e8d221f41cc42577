import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { DATABASE_FILE } from '../db/data-folder.ts'
import type { DatabaseOptions } from '../db/open.ts'
import { atEnd } from './at-end.ts'
import { createDatabase, onPostgres, withClient } from './fresh-database.ts'

/** Reads a recorded database (`tools/record-release.ts`), for example 0.0.32.sqlite. */
export const readRelease = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`releases/${name}.gz`, import.meta.url)))

/** Copies the recorded database of a release of the tested kind, for a test or a file. */
export async function copyRelease(version: string): Promise<DatabaseOptions> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fable-release-'))
  atEnd(() => rm(dataDir, { recursive: true }))
  const options = { dataDir, log: pino({ enabled: false }) }
  if (!onPostgres) {
    writeFileSync(join(dataDir, DATABASE_FILE), readRelease(`${version}.sqlite`))
    return options
  }

  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  atEnd(drop)
  // Commands of psql, which only it knows.
  const dump = readRelease(`${version}.sql`)
    .toString()
    .replaceAll(/^\\.*$/gm, '')
  await withClient(url, (client) => client.query(dump))
  return { ...options, databaseUrl: url }
}
