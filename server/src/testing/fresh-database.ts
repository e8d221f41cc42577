import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { OpenServerDatabase } from '../db/database.ts'
import { type DatabaseOptions, openDatabase } from '../db/open.ts'
import { atEnd } from './at-end.ts'
import { copyTemplate } from './sqlite.ts'

/** Whether the tests run on PostgreSQL instead of the embedded database. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

type FreshDatabase = {
  readonly options: DatabaseOptions
  /** Drops the database while it is in use. PostgreSQL only. */
  readonly dropWhileInUse?: () => Promise<void>
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

/** PostgreSQL's error code for a database that has open connections. */
const IN_USE = '55006'

const forceDrop = (url: string, name: string) =>
  administer(url, `drop database if exists ${name} with (force)`)

/**
 * Drops a database, in use or not. A normal drop gives closing connections five seconds. A forced drop
 * would make them emit an error without a listener.
 */
const dropDatabase = async (url: string, name: string) => {
  try {
    await administer(url, `drop database if exists ${name}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
    await forceDrop(url, name)
  }
}

type CreatedDatabase = {
  readonly name: string
  readonly url: string
  readonly drop: () => Promise<void>
  /** Drops it while it is in use. */
  readonly forceDrop: () => Promise<void>
}

/** Creates a PostgreSQL database on the server at `url`: an empty one, or a copy of another. */
export const createDatabase = async (
  url: string,
  template = 'template1',
): Promise<CreatedDatabase> => {
  const name = `fable_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const address = new URL(url)
  address.pathname = name
  return {
    name,
    url: address.href,
    drop: () => dropDatabase(url, name),
    forceDrop: () => forceDrop(url, name),
  }
}

/** Creates a database of the tested kind without rows, for a test or a file. It has its tables. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fable-data-'))
  atEnd(async () => {
    await rm(dataDir, { recursive: true, force: true })
  })
  const options = { dataDir, log: pino({ enabled: false }) }
  if (!onPostgres) {
    copyTemplate(dataDir)
    return { options }
  }

  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.')
  const created = await createDatabase(server, process.env.TEST_DATABASE_TEMPLATE)
  atEnd(created.drop)
  return {
    options: { ...options, databaseUrl: created.url },
    dropWhileInUse: created.forceDrop,
  }
}

/** Opens a database until the end of the test or the file. */
export const openUntilEnd = async (options: DatabaseOptions): Promise<OpenServerDatabase> => {
  const database = await openDatabase(options)
  atEnd(database.close)
  return database
}

/** Opens a database of the tested kind without rows, for a test or a file. */
export const openFreshDatabase = async (): Promise<OpenServerDatabase> =>
  openUntilEnd((await freshDatabase()).options)
