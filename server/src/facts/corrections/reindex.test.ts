import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ALL_FACTS } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'
import { openServerDatabase } from '../../operate/lifecycle.ts'
import { atEnd } from '../../testing/at-end.ts'
import { freshDatabase, onPostgres, openUntilEnd } from '../../testing/fresh-database.ts'
import { hideFact } from '../../testing/moderate.ts'
import { listFactsOfSource, readPage } from '../board/pages.ts'
import { insertFact } from '../store/facts.ts'
import { sameTextQuery } from '../store/hashes.ts'

const SOURCE = 'https://en.m.wikipedia.org/wiki/Wi-Fi'
const EMPTY_INDEX = onPostgres
  ? sql`update "FactSearch" set "words" = '', "version" = 0`
  : sql`delete from "FactSearch"`

it('a start that finds an outdated index rebuilds words, sources and texts, even of hidden facts', async () => {
  const { options } = await freshDatabase()
  const before = await openUntilEnd(options)
  const insert = (text: string) => insertFact(before, newFact({ text, source: SOURCE }), null)
  const shown = await insert('Wi-Fi is not short for anything.')
  const hidden = await insert('Hidden Wi-Fi.')
  for (let n = 0; n < 2500; n++) await insert(`Number ${n}`)
  await hideFact(before, hidden.id)
  await EMPTY_INDEX.execute(before.db)
  await sql`update "Facts" set "sourceHash" = 'outdated', "textHash" = null`.execute(before.db)
  await before.close()

  const database = await openServerDatabase({ ...options, sampleFacts: false })
  atEnd(database.close)
  const search = async (q: string) => {
    const view = { ...ALL_FACTS, sort: 'new', q } as const
    return (await readPage(database, { view, limit: 5 })).facts.map(({ id }) => id)
  }
  expect(await search('not short')).toEqual([shown.id])
  expect(await search('2499')).toHaveLength(1)
  expect(await listFactsOfSource(database, SOURCE)).not.toEqual([])
  const findSame = (text: string) => sameTextQuery(database, text).executeTakeFirst()
  expect(await findSame('wi-fi is not short for anything')).toMatchObject({ id: shown.id })
  await database.db.updateTable('Facts').set({ hiddenAt: null }).execute()
  expect(await findSame('Hidden Wi-Fi.')).toMatchObject({ id: hidden.id })
})
