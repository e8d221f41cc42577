import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type FactPage, type FactWithRelated, routes } from '@fable/contract'
import { CASE_LISTS, SCREEN_PATHS } from '@fable/contract/limits'
import { checkFile } from './db/check-file.ts'
import { DATABASE_FILE } from './db/data-folder.ts'
import type { Database } from './db/database.ts'
import { type DatabaseOptions, openDatabase } from './db/open.ts'
import { openSqlite } from './db/sqlite.ts'
import type { Tables } from './db/tables.ts'
import { insertLink } from './facts/desk/sessions.ts'
import { checkMigrations } from './operate/doctor/migrations.ts'
import { openServerDatabase } from './operate/lifecycle.ts'
import { atEnd } from './testing/at-end.ts'
import { realTime } from './testing/clock.ts'
import { freshDatabase, onPostgres, openUntilEnd, withClient } from './testing/fresh-database.ts'
import { readRun } from './testing/ranked-runs.ts'
import { readSchema } from './testing/read-schema.ts'
import { copyRelease } from './testing/release-database.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** The recorded releases that can be upgraded (`tools/record-release.ts`). */
const RELEASES = ['0.0.32']

/** As a server hashes, unlike other tests, because the passwords were recorded. */
const SCRYPT = { hash: hashPassword, verify: verifyPassword }

/** The queries of calls that need one. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/desk/cases': CASE_LISTS.map((list) => `list=${list}`),
  '/api/facts-by-source': ['source=example.com/fish'],
}

/** Tables whose rows a start may replace, because they follow from the code. */
const REPLACED = /^(Updates|FactSearch.*|kysely_.*)$/

type Row = Readonly<Record<string, unknown>>

async function readTables({ db }: Database): Promise<Map<string, readonly Row[]>> {
  const tables = await db.introspection.getTables()
  const read = tables.filter(({ name, isView }) => !isView && !REPLACED.test(name))
  const entries = await Promise.all(
    read.map(async ({ name }) => {
      const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      return [name, rows] as const
    }),
  )
  return new Map(entries)
}

/** The rows with these columns, as sorted lines. */
const linesOf = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()

/** Opens a recorded database past the program, which would migrate it. */
async function runSql({ databaseUrl, dataDir }: DatabaseOptions, statement: string) {
  if (databaseUrl !== undefined)
    return withClient(databaseUrl, async (client) => (await client.query<Row>(statement)).rows)
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE))
  const rows = database.prepare(statement).all()
  database.close()
  return rows as Row[]
}

/** Reads the tables of a recorded database. */
async function readRecorded(options: DatabaseOptions): Promise<Map<string, readonly Row[]>> {
  const tables = await runSql(
    options,
    onPostgres
      ? `select tablename as "name" from pg_tables where schemaname = 'public'`
      : `select "name" from sqlite_schema where "type" = 'table' and "name" not like 'sqlite_%'`,
  )
  const names = tables.map(({ name }) => String(name)).filter((name) => !REPLACED.test(name))
  const content = new Map<string, readonly Row[]>()
  for (const name of names) content.set(name, await runSql(options, `select * from "${name}"`))
  return content
}

/** Starts this version on the recorded database. */
async function upgrade(release: string) {
  const options = await copyRelease(release)
  const database = await openServerDatabase({ ...options, sampleFacts: !onPostgres })
  atEnd(database.close)
  return database
}

/** The paths of all calls that read something for everybody, for an account or for the desk. */
const READS = Object.keys(routes)
  .filter((call) => /^GET [^:]+$/.test(call))
  .map((call) => call.replace('GET ', ''))
  .flatMap((path) => QUERIES[path]?.map((query) => `${path}?${query}`) ?? path)

/** Signs in to the account and to the desk of a recorded release. */
async function signIn(app: TestApp): Promise<{ Cookie: string }> {
  const account = await app.post('/api/auth/sign-in/email', {
    email: 'wanda@example.com',
    password: 'correct horse',
  })
  const desk = await app.fetch(SCREEN_PATHS.desk, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key: await insertLink(app.database, 'Mara', realTime()) }),
  })
  const cookies = [account, desk].flatMap(({ headers }) => headers.getSetCookie())
  return { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}

describe.each(RELEASES)('a database of %s', (release) => {
  it('has the schema of a new database after the upgrade', async () => {
    const upgraded = await upgrade(release)
    const created = await openUntilEnd((await freshDatabase()).options)
    expect(await readSchema(upgraded)).toEqual(await readSchema(created))
  })

  it('keeps every row of every table', async () => {
    const options = await copyRelease(release)
    const before = await readRecorded(options)
    const database = await openServerDatabase({ ...options, sampleFacts: !onPostgres })
    atEnd(database.close)

    const after = await readTables(database)
    let compared = 0
    for (const [name, rows] of before) {
      const columns = Object.keys(rows[0] ?? {})
      expect(linesOf(after.get(name) ?? [], columns), name).toEqual(linesOf(rows, columns))
      compared += rows.length
    }
    expect(compared).toBeGreaterThan(onPostgres ? 35 : 75)
  })

  it('serves its facts, corrections, runs and accounts', async () => {
    const app = await openTestApp({ database: await upgrade(release), hashing: SCRYPT })
    const pageOf = async (query: string) =>
      (await (await app.get(`/api/fact-pages?sort=new&${query}`)).json()) as FactPage
    const [wombats] = (await pageOf('q=wombats+cubes')).facts
    expect(wombats).toMatchObject({ votesInteresting: 2, votesMindblowing: 1 })
    const [goldfish] = (await pageOf('q=goldfish')).facts
    const fact = (await (
      await app.get(`/api/facts/${String(goldfish?.id)}`)
    ).json()) as FactWithRelated
    expect(fact.correction).toMatchObject({ text: 'They remember for months.', helpful: 2 })
    expect((await pageOf('q=hidden')).facts).toEqual([])

    const form = { email: 'wanda@example.com', password: 'correct horse' }
    const signedIn = await app.post('/api/auth/sign-in/email', form)
    expect(await signedIn.json()).toMatchObject({ user: { username: 'Wanda' } })
    const entries = (await (await app.get('/api/leaderboard')).json()) as { id: string }[]
    expect(entries).toMatchObject([{ playerName: 'Wanda', rank: 1 }])
    expect(await readRun(app, entries[0]?.id ?? '')).toMatchObject({ open: false })
  })

  it('can be read by every call for visitors, accounts and the desk', async () => {
    const app = await openTestApp({ database: await upgrade(release), hashing: SCRYPT })
    const headers = await signIn(app)
    for (const path of READS) expect((await app.get(path, headers)).status, path).toBe(200)
  })
})

describe('a database of 0.0.32', () => {
  it('does not open and does not change if it lacks a migration of that release', async () => {
    const options = await copyRelease('0.0.32')
    await runSql(
      options,
      `delete from "kysely_migration" where "name" = '0041-without-vote-copies'`,
    )
    const content = async () => [
      ...(await readRecorded(options)),
      await runSql(options, 'select "name" from "kysely_migration" order by 1'),
    ]
    const before = await content()
    await expect(openDatabase(options)).rejects.toThrow(
      'The database was made by a version before 0.0.32, which this one cannot migrate; start 0.0.32 once, then this version.',
    )
    if (!onPostgres) {
      const path = join(options.dataDir, DATABASE_FILE)
      expect(await checkFile(path)).toMatchObject({ kind: 'tooOld' })
      const db = new Kysely<Tables>({ dialect: openSqlite(path) })
      expect(await checkMigrations({ db, dialect: 'sqlite' }, '')).toMatchObject({
        text: 'It was made by a version before 0.0.32.',
      })
      await db.destroy()
    }
    expect(await content()).toEqual(before)
  })

  it('is refused as a newer version’s if it has run an unknown migration', async () => {
    const options = await copyRelease('0.0.32')
    await runSql(
      options,
      `insert into "kysely_migration" values ('0042-of-a-branch', '2030-01-01')`,
    )
    await expect(openDatabase(options)).rejects.toThrow(/newer version .+\(0042-of-a-branch\)/)
  })

  it('gets the start times, spellings and User-Agents that earlier versions left out', async () => {
    const options = await copyRelease('0.0.32')
    await runSql(options, `update "Runs" set "startedAt" = null`)
    await runSql(options, `update "user" set "spelling" = null`)
    await runSql(options, `update "session" set "userAgent" = null`)
    const { db } = await openUntilEnd(options)
    for (const { startedAt } of await db.selectFrom('Runs').select('startedAt').execute())
      expect(startedAt).toMatch(/^2026-11-28T/)
    expect(await db.selectFrom('user').select('spelling').execute()).not.toContainEqual({
      spelling: null,
    })
    expect(await db.selectFrom('session').select('userAgent').execute()).toEqual([
      { userAgent: '' },
    ])
  })
})
