import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import type { OpenServerDatabase } from '../db/database.ts'
import { type DatabaseOptions, openDatabase } from '../db/open.ts'
import { atEnd } from './at-end.ts'
import { copyTemplate } from './sqlite.ts'

/** True if the tests run on PostgreSQL instead of the embedded database. */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

const RETRY_MS = 5

type FreshDatabase = {
  readonly options: DatabaseOptions
  /** Drops the database while it is in use. PostgreSQL only. */
  readonly dropWhileInUse?: () => Promise<void>
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const administer = (url: string, sql: string) =>
  withClient(url, async (client) => {
    await client.query(sql)
  })

/** PostgreSQL's error code for a database that has open connections. */
const IN_USE = '55006'

async function forceDrop(url: string, name: string) {
  await administer(url, `drop database if exists ${name} with (force)`)
}

/**
 * Drops a database, in use or not. A normal drop gives closing connections five seconds. A forced drop
 * would make them emit an error without a listener.
 */
async function dropDatabase(url: string, name: string) {
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

/** Creates a PostgreSQL database on the server at `url`: an empty one, or a copy of a template, named after it. */
export async function createDatabase(url: string, template?: string): Promise<CreatedDatabase> {
  const name = `${template ?? 'fable'}_${randomUUID().slice(0, 8)}`
  await administer(url, `create database ${name} template ${template ?? 'template1'}`)
  const address = new URL(url)
  address.pathname = name
  return {
    name,
    url: address.href,
    drop: () => dropDatabase(url, name),
    forceDrop: () => forceDrop(url, name),
  }
}

/** Drops a template and the copies of it that are left. */
export async function dropWithCopies(url: string, template: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    ),
  )
  for (const { datname } of rows) await dropDatabase(url, datname)
}

/**
 * Waits until a connection is the only one to its database, but no longer than PostgreSQL waits before it refuses to
 * drop a database.
 */
async function waitUntilAlone(client: pg.Client) {
  for (let waited = 0; waited < 5000; waited += RETRY_MS) {
    const others = await client.query(`select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    if (others.rows.length === 0) return true
    await sleep(RETRY_MS)
  }
  return false
}

/** Deletes all rows but those of the migrations, without triggers, and numbers from 1 again. */
const DELETE_ROWS = `do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public'
      and tablename not in ('kysely_migration', 'kysely_migration_lock', 'Health')
    loop
      execute format('delete from %I', name);
    end loop;
    perform setval(seqrelid, seqstart, false) from pg_sequence;
  end $$`

/** Databases that finished tests of this process have returned, because creating one takes longer than many tests. */
const givenBack: CreatedDatabase[] = []

/** Empties a database for the next test, or drops it if it is still in use. */
async function giveBack(database: CreatedDatabase) {
  const isEmpty = await withClient(database.url, async (client) => {
    if (!(await waitUntilAlone(client))) return false
    await client.query(DELETE_ROWS)
    return true
  })
  if (isEmpty) givenBack.push(database)
  else await database.drop()
}

type FreshOptions = {
  /** Reuses the database of another test, and releases it afterwards: for tests that do not change its tables. */
  readonly reuse?: boolean
}

/** Creates an empty database of the tested kind, with its tables, for a test or a file. */
export async function freshDatabase({ reuse = false }: FreshOptions = {}): Promise<FreshDatabase> {
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
  const created =
    (reuse ? givenBack.pop() : undefined) ??
    (await createDatabase(server, process.env.TEST_DATABASE_TEMPLATE))
  let isDropped = false
  atEnd(async () => {
    if (isDropped) return
    if (reuse) await giveBack(created)
    else await created.drop()
  })
  return {
    options: { ...options, databaseUrl: created.url },
    dropWhileInUse: () => {
      isDropped = true
      return created.forceDrop()
    },
  }
}

/** Opens a database until the end of the test or the file. */
export async function openUntilEnd(options: DatabaseOptions): Promise<OpenServerDatabase> {
  const database = await openDatabase(options)
  atEnd(database.close)
  return database
}

/** Opens a database of the tested kind without rows, for a test or a file. */
export const openFreshDatabase = async (): Promise<OpenServerDatabase> =>
  openUntilEnd((await freshDatabase()).options)
