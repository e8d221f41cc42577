import { ALL_FACTS } from '@fable/contract/limits'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import { goBackBefore } from '../../testing/earlier-version.ts'
import { atEnd } from '../../testing/at-end.ts'
import { freshDatabase, onPostgres } from '../../testing/fresh-database.ts'
import { openServerDatabase } from '../../operate/lifecycle.ts'
import { sameTextQuery } from '../store/hashes.ts'
import { readPage, listFactsOfSource } from './pages.ts'

it('facts of an earlier version are found by words, source and dispute', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0013')
  await before.db
    .insertInto('Facts')
    .values(
      Array.from({ length: 2500 }, (_, n) => ({
        text: n === 0 ? 'my aunt' : `Número ${n}`,
        // Nothing but the calls checks a source, so that any text can be stored.
        source: n === 0 ? 'my aunt %E0%A4%A' : `https://www.example.com/${n}/?utm_source=x`,
        category: 'news' as const,
        votesInteresting: n === 7 ? 4 : 0,
        votesFalse: n === 7 ? 5 : 0,
      })),
    )
    .execute()
  await before.close()

  const database = await openServerDatabase({ ...options, sampleFacts: false })
  atEnd(database.close)
  const search = async (q: string) =>
    (await readPage(database, { view: { ...ALL_FACTS, sort: 'new', q }, limit: 5 })).facts.map(
      ({ text }) => text,
    )
  expect(await search('numero 2499')).toEqual(['Número 2499'])
  expect(await search('aunt')).toEqual(['my aunt'])
  expect(await listFactsOfSource(database, 'http://example.com/1234')).toMatchObject([
    { text: 'Número 1234', createdAt: null },
  ])
  const { facts } = await readPage(database, { view: { ...ALL_FACTS, sort: 'disputed' }, limit: 1 })
  expect(facts).toMatchObject([{ text: 'Número 7' }])
  const tables = await database.db.introspection.getTables()
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.map((column) => `${name}.${column.name}`),
  )
  expect(columns).toContain('Facts.votesFalse')
  expect(columns).not.toContain('Facts.sortedFalse')
})

it('facts of the version before are found by words, sources and texts as they are read now, hidden ones, too', async () => {
  const { options } = await freshDatabase()
  const before = await openDatabase(options)
  await goBackBefore(before, '0034')
  const [fact] = await before.db
    .insertInto('Facts')
    .values(
      ['Wi-Fi is not short for anything.', 'Hidden Wi-Fi.'].map((text, n) => ({
        text,
        source: 'https://en.m.wikipedia.org/wiki/Wi-Fi',
        category: 'news' as const,
        sourceHash: 'of the version before',
        hiddenAt: n === 1 ? '2026-11-22T00:00:00.000Z' : null,
        votesFalse: 1,
        createdAt: '2026-11-21T00:00:00.000Z',
      })),
    )
    .returning('id')
    .execute()
  await before.close()

  const database = await openServerDatabase({ ...options, sampleFacts: false })
  atEnd(database.close)
  const view = { ...ALL_FACTS, sort: 'new', q: 'wifi' } as const
  expect((await readPage(database, { view, limit: 5 })).facts).toMatchObject([{ id: fact?.id }])
  const found = () => listFactsOfSource(database, 'https://en.wikipedia.org/wiki/Wi-Fi')
  expect(await found()).toHaveLength(1)
  const findSame = (text: string) => sameTextQuery(database, text).executeTakeFirst()
  expect(await findSame('wi-fi is not short for anything')).toMatchObject({ id: fact?.id })
  expect(await findSame('Hidden Wi-Fi.')).toBe(undefined)
  await database.db.updateTable('Facts').set({ hiddenAt: null }).execute()
  expect(await found()).toHaveLength(2)
  expect(await findSame('Hidden Wi-Fi.')).not.toBe(undefined)
  const rows = await database.db.selectFrom('Facts').select('disputedAt').execute()
  for (const { disputedAt } of rows) expect(disputedAt).toBe('2026-11-21T00:00:00.000Z')
})

// The embedded database has one server.
if (onPostgres) {
  it('a server of the version before searches and adds entries until all are made again', async () => {
    const { options } = await freshDatabase()
    const before = await openServerDatabase({ ...options, sampleFacts: false })
    const fact = {
      source: 'https://en.wikipedia.org/wiki/Wi-Fi',
      category: 'news' as const,
      sourceHash: 'of the version before',
    }
    const insert = async (text: string) => {
      const { id } = await before.db
        .insertInto('Facts')
        .values({ ...fact, text })
        .returning('id')
        .executeTakeFirstOrThrow()
      // The statement of the earlier version, without the version column.
      await sql`
        insert into "FactSearch" ("factId", "words")
        values (${id}, array_to_tsvector('{fi,wi}'))`.execute(before.db)
      return id
    }
    await goBackBefore(before, '0034')
    const first = await insert('Wi-Fi one.')
    const search = async (q: string) => {
      const view = { ...ALL_FACTS, sort: 'new', q } as const
      return (await readPage(before, { view, limit: 5 })).facts.map(({ id }) => id)
    }
    await (await openDatabase(options)).close()
    expect(await search('wi')).toEqual([first])
    const second = await insert('Wi-Fi two.')
    await before.db
      .insertInto('Facts')
      .values({ ...fact, text: 'Missing Wi-Fi.' })
      .execute()

    const after = await openServerDatabase({ ...options, sampleFacts: false })
    atEnd(after.close)
    expect(await search('wifi')).toEqual([second + 1, second, first])
    expect(await listFactsOfSource(after, fact.source)).toHaveLength(3)
    await before.close()
  })
}
