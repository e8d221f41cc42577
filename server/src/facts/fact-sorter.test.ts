import type { FactPage } from '@fable/contract'
import { VOTE_RECEIPT_HEADER } from '@fable/contract/limits'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../testing/fresh-database.ts'
import { openTestApp } from '../testing/test-app.ts'
import { cleanUpFacts } from './clean-up.ts'
import { listPage } from './page-store.ts'
import { makeFactSorter } from './fact-sorter.ts'
import { updateVotes } from './store.ts'
import { realTime } from '../testing/clock.ts'

const app = await openTestApp()
afterAll(app.close)

const WAIT = { timeout: 10_000 }

const vote = (id: number, kind = 'interesting') =>
  app.post(`/api/facts/${id}/votes`, { vote: kind })

/** The most interesting facts, as their order stands in the database. */
const topIds = async () =>
  (await listPage(app.database, { sort: 'top', limit: 3 })).map(({ id }) => id)

const firstOf = async (query: string) =>
  ((await (await app.get(`/api/fact-pages?${query}`)).json()) as FactPage).facts[0]?.id

describe('a vote', () => {
  it('changes no index: none contains what a vote sets', async () => {
    const { rows } = await sql<{ text: string }>`${sql.raw(
      onPostgres
        ? `select indexdef as "text" from pg_indexes where tablename = 'Facts'
           union all select coalesce(generation_expression, '') from information_schema.columns where table_name = 'Facts'`
        : `select coalesce("sql", '') as "text" from sqlite_schema where tbl_name = 'Facts' and type = 'index'
           union all select substr("sql", instr("sql", '"disputed"')) from sqlite_schema where name = 'Facts'`,
    )}`.execute(app.database.db)
    const texts = rows.map(({ text }) => text).join('\n')
    expect(texts).toMatch(/FactsByInterest[^]*sorted/)
    expect(texts).not.toMatch(/votes/)
  })

  it('is in the lists of its server at once', async () => {
    const first = await app.share({ category: 'finance' })
    const second = await app.share({ category: 'finance' })
    for (const [kind, sort] of [
      ['interesting', 'top'],
      ['false', 'disputed'],
      ['mindblowing', 'mindblowing'],
    ] as const) {
      await vote(first.id, kind)
      for (const list of [
        `sort=${sort}&category=finance`,
        `sort=${sort}&category=finance&limit=5`,
      ]) {
        expect(await firstOf(list), list).toBe(first.id)
      }
      await vote(second.id, kind)
      expect(await firstOf(`sort=${sort}&category=finance`)).toBe(second.id)
    }
  })

  it('that is taken back, too', async () => {
    const first = await app.share({ category: 'society' })
    const second = await app.share({ category: 'society' })
    const { headers } = await vote(first.id)
    expect(await firstOf('category=society&limit=5')).toBe(first.id)
    const receipt = headers.get(VOTE_RECEIPT_HEADER) ?? ''
    await app.fetch(`/api/facts/${first.id}/votes/${receipt}`, { method: 'DELETE' })
    expect(await firstOf('category=society&limit=5')).toBe(second.id)
  })

  it('is soon in the order of the database, which other servers read, without anybody reading here', async () => {
    const facts = [await app.share(), await app.share(), await app.share()]
    await Promise.all(facts.flatMap(({ id }) => Array.from({ length: 20 }, () => vote(id))))
    await expect.poll(() => topIds(), WAIT).toEqual(facts.map(({ id }) => id).toReversed())
  })
})

describe('votes that a server has counted, but not sorted before it ended', () => {
  it('are sorted by the clean-up of the next start', async () => {
    const { id } = await app.share()
    const votes = Array.from({ length: 50 }, () => ({ factId: id, vote: 'interesting' as const }))
    await updateVotes(app.database, votes)
    expect(await topIds()).not.toContain(id)
    await cleanUpFacts(app.database, realTime())
    expect((await topIds())[0]).toBe(id)
  })
})

describe('facts that cannot be sorted', () => {
  const rename = (from: string, to: string) =>
    app.database.db.schema.alterTable('Facts').renameColumn(from, to).execute()

  it('keep their places, are listed all the same, and are sorted when they can be', async () => {
    const { id } = await app.share({ category: 'history' })
    const other = await app.share({ category: 'history' })
    await rename('sortedInteresting', 'lost')
    await vote(id)
    expect((await app.get('/api/fact-pages?sort=new&category=history')).status).toBe(200)
    await expect.poll(() => app.logged.join(), WAIT).toContain('could not sort the facts')
    await rename('lost', 'sortedInteresting')
    const read = () => firstOf('category=history&limit=5')
    expect(other.id).toBeGreaterThan(id)
    await expect.poll(read, WAIT).toBe(id)
  })

  it('do not fail what reads them without a database', async () => {
    const broken = await openTestApp()
    const { id } = await broken.share()
    const sorter = makeFactSorter(broken.database, pino({ enabled: false }))
    sorter.changed([{ factId: id, vote: 'false' }])
    await broken.removeDatabase()
    await expect(sorter.apply()).resolves.toBeUndefined()
    await broken.close()
  })
})
