import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { DatabaseOptions } from '../platform/db/open.ts'

/** Whether these tests run on PostgreSQL; otherwise on the embedded database. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

type FreshDatabase = {
  readonly options: DatabaseOptions
  readonly remove: () => Promise<void>
  /** Takes it away under the program that uses it; the embedded database can only be closed. */
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

/** What PostgreSQL says of a database that somebody is connected to. */
const IN_USE = '55006'

const cutOff = (url: string, name: string) =>
  administer(url, `drop database if exists ${name} with (force)`)

/**
 * Drops a database, in use or not. PostgreSQL itself gives connections that are just being closed five
 * seconds: cut off they would fail with an error that nobody listens for any more.
 */
const dropDatabase = async (url: string, name: string) => {
  try {
    await administer(url, `drop database if exists ${name}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error
    await cutOff(url, name)
  }
}

type CreatedDatabase = {
  readonly url: string
  readonly drop: () => Promise<void>
  /** Drops it under those who use it. */
  readonly cutOff: () => Promise<void>
}

/** A new PostgreSQL database on the server at `url`; answers its address. */
export const createDatabase = async (url: string): Promise<CreatedDatabase> => {
  const name = `fable_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const address = new URL(url)
  address.pathname = name
  return {
    url: address.href,
    drop: () => dropDatabase(url, name),
    cutOff: () => cutOff(url, name),
  }
}

/** An empty database of the kind that is tested, for one test file alone. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fable-data-'))
  const removeFolder = () => {
    rmSync(dataDir, { recursive: true, force: true })
    return Promise.resolve()
  }
  const options = { dataDir, log: pino({ enabled: false }) }
  if (!onPostgres) return { options, remove: removeFolder }

  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to test on.')
  const created = await createDatabase(server)
  const remove = async () => {
    await created.drop()
    await removeFolder()
  }
  return {
    options: { ...options, databaseUrl: created.url },
    remove,
    dropWhileInUse: created.cutOff,
  }
}
