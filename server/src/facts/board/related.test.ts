import type { Fact, ResponseOf } from '@fable/contract'
import { afterAll, expect, it } from 'vitest'
import { insertManyFacts } from '../../testing/many-facts.ts'
import { openTestApp } from '../../testing/test-app.ts'

const FACTS = 5000
const app = await openTestApp()
afterAll(() => app.close())
await insertManyFacts(app.database, { from: 1, to: FACTS })

const addFact = async (id: number, text: string): Promise<Pick<Fact, 'id'>> => {
  const source = 'https://example.com/'
  const fact = { id, text, source, category: 'science' as const }
  await app.database.db.insertInto('Facts').values(fact).execute()
  return fact
}

const relatedOf = async ({ id }: Pick<Fact, 'id'>) => {
  const response = await app.get(`/api/facts/${String(id)}`)
  return ((await response.json()) as ResponseOf<'GET /api/facts/:id'>).related
}

it('a fact with rare words has related ones of any age, alike on both databases', async () => {
  const fact = await addFact(FACTS + 1, 'Fact cefobace sulmernis tovnis.')
  const related = await relatedOf(fact)
  expect(related.map(({ id }) => id)).toEqual([4601, 3569, 2241])
})

it('a fact without rare words has related ones among the newest, alike on both databases', async () => {
  const fact = await addFact(FACTS + 2, 'A fact.')
  const related = await relatedOf(fact)
  expect(related.map(({ id }) => id)).toEqual([4993, 4985, 4977])
})
