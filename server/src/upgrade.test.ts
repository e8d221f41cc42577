import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FactPage, FactWithRelated } from '@fable/contract'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from './db/database.ts'
import { DATABASE_FILE } from './db/data-folder.ts'
import { type DatabaseOptions, openDatabase } from './db/open.ts'
import { openServerDatabase } from './operate/lifecycle.ts'
import { atEnd } from './testing/at-end.ts'
import { freshDatabase, onPostgres, openUntilEnd, withClient } from './testing/fresh-database.ts'
import { readRun } from './testing/ranked-runs.ts'
import { readSchema } from './testing/read-schema.ts'
import { copyRelease } from './testing/release-database.ts'
import { openTestApp } from './testing/test-app.ts'

const RELEASE = '0.0.32'

/** As a server hashes, unlike other tests, because the passwords were recorded. */
const SCRYPT = { hash: hashPassword, verify: verifyPassword }

/** Tables whose rows a start may replace, because they follow from the code. */
const REPLACED = /^(Updates|FactSearch.*|kysely_.*)$/

type Row = Readonly<Record<string, unknown>>

const readTables = async ({ db }: Database): Promise<Map<string, readonly Row[]>> => {
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
const runSql = async ({ databaseUrl, dataDir }: DatabaseOptions, statement: string) => {
  if (databaseUrl !== undefined)
    return withClient(databaseUrl, async (client) => (await client.query<Row>(statement)).rows)
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE))
  const rows = database.prepare(statement).all()
  database.close()
  return rows as Row[]
}

/** Reads the tables of a recorded database. */
const readRecorded = async (options: DatabaseOptions): Promise<Map<string, readonly Row[]>> => {
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
const upgrade = async () => {
  const options = await copyRelease(RELEASE)
  const database = await openServerDatabase({ ...options, sampleFacts: !onPostgres })
  atEnd(database.close)
  return database
}

describe(`A database of ${RELEASE}`, () => {
  it('has the schema of a new one after the upgrade', async () => {
    const upgraded = await upgrade()
    const created = await openUntilEnd((await freshDatabase()).options)
    expect(await readSchema(upgraded)).toEqual(await readSchema(created))
  })

  it('keeps every row of every table', async () => {
    const options = await copyRelease(RELEASE)
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
    const app = await openTestApp({ database: await upgrade(), hashing: SCRYPT })
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

  it('is refused with a sentence, and not written, if it lacks a migration of that release', async () => {
    const options = await copyRelease(RELEASE)
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
    expect(await content()).toEqual(before)
  })
})
