import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import type { FactPage } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import { reindexFacts } from '../../facts/corrections/reindex.ts'
import { updateHelpful } from '../../facts/corrections/store.ts'
import { listReports } from '../../facts/moderation/reports.ts'
import { insertReport } from '../../facts/posting/reports.ts'
import { updateVotes } from '../../facts/votes/store.ts'
import { insertFeedback } from '../../feedback/store.ts'
import { atEnd } from '../../testing/at-end.ts'
import { realTime } from '../../testing/clock.ts'
import { createDatabase } from '../../testing/fresh-database.ts'
import { helpfulVotes } from '../../testing/helpful-votes.ts'
import { insertManyFacts } from '../../testing/many-facts.ts'
import { hideFact } from '../../testing/moderate.ts'
import { playRun } from '../../testing/ranked-runs.ts'
import { readRelease } from '../../testing/release-database.ts'
import { browserWith, signUp } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openServerDatabase } from '../lifecycle.ts'
import { listTables } from './catalogue.ts'
import { moveToPostgres } from './move-to-postgres.ts'

const FACTS = 3000
const FEEDBACK = { kind: 'bug', message: 'x', email: '' } as const

const log = pino({ enabled: false })
const folder = mkdtempSync(join(tmpdir(), 'fable-move-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function newPostgres() {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  atEnd(drop)
  return url
}

/** A server on either database, until it is closed. */
async function serve(dataDir: string, databaseUrl?: string) {
  const database = await openServerDatabase({
    dataDir,
    databaseUrl,
    log,
    sampleFacts: false,
  })
  const app = await openTestApp({ database })
  return { database, app }
}

const newFolder = () => mkdtempSync(join(folder, 'data-'))

const countFacts = async ({ db }: Database) =>
  Number((await sql<{ n: string }>`select count(*) as "n" from "Facts"`.execute(db)).rows[0]?.n)

const leaderboard = async (app: TestApp) =>
  (await (await app.get('/api/leaderboard')).json()) as unknown[]

/** An embedded database that has been used in every way. */
async function makeUsed(dataDir: string) {
  const { database, app } = await serve(dataDir)
  await insertManyFacts(database, { from: 1, to: FACTS })
  const newest = await app.share({ text: 'Zwölf\tStars\\ 🥔 "shine"\nin {curly} braces, NULL.' })
  await hideFact(database, 7, realTime())
  const correction = await app.correct(8, { text: 'Quokkas are marsupials.' })
  await updateHelpful(database, helpfulVotes(correction.id, 2), realTime())
  await updateVotes(
    database,
    Array.from({ length: 20_000 }, () => ({ factId: 8, vote: 'false' })),
    realTime(),
  )
  await reindexFacts(database, [8])
  const about = { of: { kind: 'correction', id: correction.id }, factId: 8 } as const
  await insertReport(
    database,
    { ...about, reason: 'spam', note: '\\N', marks: ['2.a', '1.a'] },
    realTime(),
  )
  // The ids of deleted rows are not given out again.
  const last = await app.share()
  await sql`delete from "Facts" where "id" = ${last.id}`.execute(database.db)
  const account = await signUp(app, { username: 'Ada' })
  await account.send('PUT', '/api/account/game', {
    body: { GameVariables: { day: 7 } },
    headers: { 'If-None-Match': '*' },
  })
  await account.post('/api/feedback', { kind: 'bug', message: 'x', email: account.form.email })
  await playRun(account)
  await playRun(account, { turns: 3 })
  await playRun(app, { start: { playerName: 'Wanda' } })
  const exported = await (await account.get('/api/account/export')).json()
  const ranking = await leaderboard(app)
  await database.close()
  return { account, exported, ranking, newest, last, correction }
}

describe('a move from the embedded database to PostgreSQL', async () => {
  const dataDir = newFolder()
  const used = await makeUsed(dataDir)

  it('takes everything along: facts, search, accounts, sessions, runs and rankings', async () => {
    const databaseUrl = await newPostgres()
    // A first start of the server does no harm.
    await (await serve(dataDir, databaseUrl)).database.close()
    const tables = await moveToPostgres({ dataDir, databaseUrl })

    const { database, app } = await serve(dataDir, databaseUrl)
    const names = (await listTables(database)).map(({ name }) => name)
    expect([...tables.map(({ name }) => name), 'FactSearch'].sort()).toEqual(names.sort())
    expect(await countFacts(database)).toBe(FACTS + 1)
    const { get } = browserWith(app, used.account.cookie)
    const exported = await (await get('/api/account/export')).json()
    expect(exported).toEqual(used.exported)
    expect(await leaderboard(app)).toEqual(used.ranking)
    const found = await (await app.get('/api/fact-pages?sort=new&q=zwölf')).json()
    expect(JSON.stringify(found)).toContain(JSON.stringify(used.newest.text))
    const corrected = (await (await app.get('/api/fact-pages?q=quokkas')).json()) as FactPage
    expect(corrected.facts).toMatchObject([
      { id: 8, correction: { ...used.correction, helpful: 2 } },
    ])
    expect((await listReports(database))[0]).toMatchObject({
      kind: 'correction',
      caseId: used.correction.id,
    })
    const hidden = await app.get('/api/facts/7')
    expect(hidden.status).toBe(410)

    // Numbering, triggers and indexes work as before the move.
    expect((await app.share()).id).toBe(used.last.id + 1)
    expect((await app.correct(9)).id).toBe(used.correction.id + 1)
    const counts = async () =>
      (await sql<{ n: string }>`select sum("runs") as "n" from "RunCounts"`.execute(database.db))
        .rows[0]?.n
    expect(Number(await counts())).toBe(2)
    await playRun(app)
    expect(Number(await counts())).toBe(3)
    const fresh = await openDatabase({
      dataDir: newFolder(),
      databaseUrl: await newPostgres(),
      log,
    })
    const indexesOf = async ({ db }: Database) =>
      (
        await sql`select "indexdef" from pg_indexes where "schemaname" = 'public' order by 1`.execute(
          db,
        )
      ).rows
    expect(await indexesOf(database)).toEqual(await indexesOf(fresh))
    await fresh.close()
    await database.close()

    await expect(moveToPostgres({ dataDir, databaseUrl })).rejects.toThrow(
      /is in use \(rows: .*Facts 3002.*\), and nothing was copied; create an empty one\.$/,
    )
  })

  it('covers every column, because both databases have the same tables and columns', async () => {
    const [embedded, postgres] = await Promise.all(
      [await serve(newFolder()), await serve(dataDir, await newPostgres())].map(
        async ({ database }) => {
          const tables = await database.db.introspection.getTables()
          await database.close()
          const moved = tables.filter(({ name }) => !/^FactSearch|^RateLimits$/.test(name))
          return Object.fromEntries(
            moved.map(({ name, columns }) => [
              name,
              // SQLite does not list generated columns.
              columns
                .map((column) => column.name)
                .filter((column) => column !== 'disputed')
                .sort(),
            ]),
          )
        },
      ),
    )
    expect(embedded).toEqual(postgres)
  })

  it('copies an embedded database of 0.0.32 and leaves it unchanged', async () => {
    const from = newFolder()
    const file = join(from, 'fable.sqlite')
    writeFileSync(file, readRelease('0.0.32.sqlite'))
    const before = readFileSync(file)
    const tables = await moveToPostgres({ dataDir: from, databaseUrl: await newPostgres() })
    expect(tables).toContainEqual(expect.objectContaining({ name: 'Facts', rows: 46 }))
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(from).filter((name) => name.includes('migrating'))).toEqual([])
  })

  it('does not replace what a server on PostgreSQL writes during the move', async () => {
    const databaseUrl = await newPostgres()
    const { database } = await serve(dataDir, databaseUrl)
    const isWaiting = async () => {
      const waits = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return (await waits.execute(database.db)).rows.length > 0
    }
    const moved = await database.db.transaction().execute(async (db) => {
      await insertFeedback({ db, dialect: 'postgres' }, FEEDBACK, realTime())
      const moving = moveToPostgres({ dataDir, databaseUrl }).catch((error: unknown) => error)
      await expect.poll(isWaiting).toBe(true)
      return { moving }
    })
    expect(String(await moved.moving)).toMatch(/is in use \(rows: Feedback 1\)/)
    expect(await countFacts(database)).toBe(0)
  })

  it('is refused while a server runs, or without a database to copy', async () => {
    const databaseUrl = await newPostgres()
    const { database } = await serve(dataDir)
    await expect(moveToPostgres({ dataDir, databaseUrl })).rejects.toThrow(
      /another server is using/,
    )
    await database.close()
    await expect(moveToPostgres({ dataDir: newFolder(), databaseUrl })).rejects.toThrow(
      /which contains no data yet/,
    )
  })

  it('leaves nothing behind if PostgreSQL refuses a row', async () => {
    const damaged = newFolder()
    const { database } = await serve(damaged)
    await insertManyFacts(database, { from: 1, to: FACTS })
    await sql`update "Facts" set "text" = 'a' || char(0) where "id" = 3000`.execute(database.db)
    await database.close()
    const databaseUrl = await newPostgres()
    await expect(moveToPostgres({ dataDir: damaged, databaseUrl })).rejects.toThrow(
      /^The move has failed: .*"Facts".*0x00/,
    )
    const target = await openDatabase({ dataDir: damaged, databaseUrl, log })
    expect(await countFacts(target)).toBe(0)
    await target.close()
  })
})
