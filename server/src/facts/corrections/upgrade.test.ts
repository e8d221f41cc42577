import type { FactPage, FactWithRelated } from '@fable/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import { openServerDatabase } from '../../operate/lifecycle.ts'
import { atEnd } from '../../testing/at-end.ts'
import { everLater } from '../../testing/clock.ts'
import { goBackBefore } from '../../testing/earlier-version.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { listReports } from '../moderation/reports.ts'

/** As a server of the version before writes and reads, which knows nothing of corrections. */
const FACT = `
  insert into "Facts" ("text", "source", "category", "votesFalse", "sourceHash", "createdAt")
  values ('Of before.', 'https://example.com/before', 'news', 3, 'hash', '2026-11-22T00:00:00.000Z')
  returning "id"`
const REPORT = `
  insert into "Reports" ("factId", "reason", "sentAt")
  values (1, 'false', '2026-11-22T00:00:00.000Z') returning "id"`
const LISTED = `
  select "Reports"."id", "text" from "Reports" join "Facts" on "Facts"."id" = "factId"`

it('facts and reports of the version before get corrections, while one of its servers still runs', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0028')
  for (const statement of [FACT, REPORT]) await sql.raw(statement).execute(before.db)
  await before.close()

  const database = await openServerDatabase({ ...options, sampleFacts: false })
  atEnd(database.close)
  const clock = { now: 0 }
  const app = await openTestApp({ database, monotonic: () => clock.now })
  const readFact = async (id: number) => {
    clock.now += 1000
    return (await (await app.get(`/api/facts/${id}`)).json()) as FactWithRelated
  }
  expect(await readFact(1)).toMatchObject({ text: 'Of before.', corrections: [] })
  expect(await listReports(database)).toMatchObject([{ kind: 'fact', caseId: 1 }])

  const correction = await app.correct(1, { text: 'Of after.' })
  for (const from of ['192.0.2.2', '192.0.2.3'])
    await app.post(`/api/corrections/${correction.id}/votes`, {}, {}, from)
  expect((await readFact(1)).correction).toEqual({ ...correction, helpful: 2 })
  const found = (await (await app.get('/api/fact-pages?sort=new&q=after')).json()) as FactPage
  expect(found.facts.map(({ id }) => id)).toEqual([1])

  await app.post(`/api/corrections/${correction.id}/reports`, { reason: 'spam' })
  for (const statement of [FACT, REPORT]) await sql.raw(statement).execute(database.db)
  const { rows } = await sql.raw<{ id: number }>(LISTED).execute(database.db)
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(await readFact(2)).toMatchObject({ corrections: [] })
})

it('a correction shown by two votes without senders stays shown, and a server of the previous version still counts votes', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0033')
  await sql.raw(FACT).execute(before.db)
  await sql`
    insert into "Corrections" ("factId", "text", "source", "createdAt", "helpful")
    values (1, 'Of before.', 'https://example.com', '2026-11-22T00:00:00.000Z', 2)`.execute(
    before.db,
  )
  await sql`update "Facts" set "correctionId" = 1`.execute(before.db)
  await before.close()

  const database = await openServerDatabase({ ...options, sampleFacts: false })
  atEnd(database.close)
  await sql`update "Corrections" set "helpful" = "helpful" + 1`.execute(database.db)
  const app = await openTestApp({ database, monotonic: everLater() })
  await app.post('/api/corrections/1/votes', {})
  const fact = (await (await app.get('/api/facts/1')).json()) as FactWithRelated
  expect(fact.correction).toMatchObject({ id: 1, helpful: 4 })
})
