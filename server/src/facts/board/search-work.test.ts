import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { FactPage } from '@fable/contract'
import { newFact } from '@fable/contract/testing'
import { onPostgres } from '../../testing/fresh-database.ts'
import { longestTurn } from '../../testing/longest-turn.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { findMatches } from './search-store.ts'

const app = await openTestApp()

const FACTS = 70_000
/** Each fact has all of them but one. */
const WORDS =
  'honeycomb elephants wonderful discovery universal president mountains geography telescope'.split(
    ' ',
  )

const words = sql.join([
  sql`replace(${sql.lit(WORDS.join(' '))}, case "n" % ${sql.lit(WORDS.length)}
    ${sql.join(
      WORDS.map((word, n) => sql`when ${sql.lit(n)} then ${sql.lit(word)}`),
      sql` `,
    )} end, '')`,
])
await sql`
  insert into "FactSearch" (${sql.raw(onPostgres ? '"factId"' : '"rowid"')}, "words")
  with recursive "number" as (
    select 1 as "n" union all select "n" + 1 from "number" where "n" < ${sql.lit(FACTS)})
  select "n", ${onPostgres ? sql`array_to_tsvector(array_remove(string_to_array(${words}, ' '), ''))` : words}
  from "number"`.execute(app.database.db)
await app.database.db
  .insertInto('Facts')
  .values({ ...newFact({ text: 'honeycomb' }), id: FACTS })
  .execute()

async function search(query: Record<string, string>) {
  const response = await app.get(`/api/fact-pages?${new URLSearchParams(query).toString()}`)
  return (await response.json()) as FactPage
}

it('searches for frequent words that never occur together do not delay other requests', async () => {
  await search({ q: 'honey' })
  const limits = ['1', '2', '3', '4', '5', '6', '7', '8']
  const pages = Promise.all(limits.map((limit) => search({ q: WORDS.join(' '), limit })))
  const longest = await longestTurn(pages)
  // A server that is busy with other work refuses some.
  const found = (await pages).flatMap((page) => ('facts' in page ? page.facts : []))
  expect(found).toEqual([])
  // All of them together work for longer.
  expect(longest).toBeLessThan(500)
})

it('a search that exceeds its time stops and reports that its results are cut', async () => {
  const range = { before: FACTS + 1, limit: 30 }
  const terms = WORDS.map((word) => [`${word.slice(0, 6)}*`])
  expect(await findMatches(app.database, terms, range, 1)).toMatchObject({ ids: [], isCut: true })
  const found = await findMatches(app.database, terms.slice(1), range, 1)
  expect(found.isCut).toBe(false)
  expect(found.ids).toHaveLength(30)
})

it('a search that ranks only its newest matches reports that its results are cut', async () => {
  expect((await search({ q: 'honey' })).isCut).toBe(true)
  expect(await search({ q: 'honey', sort: 'new' })).not.toHaveProperty('isCut')
  expect(await search({})).not.toHaveProperty('isCut')
})
