import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import type { DatabaseOptions } from '../src/db/open.ts'

/** Whether these tests run on PostgreSQL; otherwise on the embedded database. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

type FreshDatabase = {
  readonly options: DatabaseOptions
  readonly remove: () => Promise<void>
}

const administer = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** What PostgreSQL says of a database that somebody is connected to. */
const IN_USE = '55006'

const CLOSING_MS = 500
const RETRY_MS = 50

/**
 * Drops a database, in use or not. Connections that are just being closed get the time for it: cut
 * off they would fail with an error that nobody listens for any more.
 */
const dropDatabase = async (url: string, name: string) => {
  for (let waited = 0; waited < CLOSING_MS; waited += RETRY_MS) {
    try {
      await administer(url, `drop database if exists ${name}`)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
      await sleep(RETRY_MS)
    }
  }
  await administer(url, `drop database if exists ${name} with (force)`)
}

/** A new PostgreSQL database on the server at `url`; answers its address. */
export const createDatabase = async (
  url: string,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `fable_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const address = new URL(url)
  address.pathname = name
  return {
    url: address.href,
    drop: () => dropDatabase(url, name),
  }
}

/** An empty database of the kind that is tested, for one test file alone. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fable-data-'))
  const removeFolder = () => {
    rmSync(dataDir, { recursive: true, force: true })
    return Promise.resolve()
  }
  const options = { dataDir, sampleFacts: false, log: pino({ enabled: false }) }
  if (!onPostgres) return { options, remove: removeFolder }

  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.')
  const { url, drop } = await createDatabase(server)
  const remove = async () => {
    await drop()
    await removeFolder()
  }
  return { options: { ...options, databaseUrl: url }, remove }
}
