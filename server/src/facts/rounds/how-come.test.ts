import { expect, it } from 'vitest'
import type { Day, FactPage, FactWithRelated } from '@fable/contract'
import { addDays, dayOf } from '@fable/contract/limits'
import { NOON } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'

it('the explanation of a truth is in the solution of its round and on the page of its fact', async () => {
  const clock = { now: NOON }
  const app = await openTestApp({ now: () => clock.now, monotonic: () => clock.now })
  const today = dayOf(NOON)
  const readDay = async () => (await (await app.get(`/api/days/${today}`)).json()) as Day
  await readDay()
  const truth = { source: 'https://example.com/a', category: 'science' }
  const truths = [
    { ...truth, text: 'One.', howCome: 'Somebody made it.' },
    { ...truth, text: 'Two.' },
  ]
  await app.database.db
    .updateTable('Rounds')
    .set({ truths: JSON.stringify(truths) })
    .where('day', '=', today)
    .execute()
  clock.now = Date.parse(addDays(today, 2))

  const lines = async () => {
    const { round } = await readDay()
    return round?.solution?.facts.map((fact) => fact.truth?.howCome)
  }
  await app.get('/api/days/today')
  expect(await lines()).toEqual(['Somebody made it.', undefined])

  const page = (await (await app.get('/api/fact-pages?sort=new')).json()) as FactPage
  const readFact = async (text: string) => {
    const id = page.facts.find((fact) => fact.text === text)?.id
    return (await (await app.get(`/api/facts/${id}`)).json()) as FactWithRelated
  }
  expect((await readFact('One.')).howCome).toBe('Somebody made it.')
  expect(await readFact('Two.')).not.toHaveProperty('howCome')
  expect(page.facts.find(({ text }) => text === 'One.')).not.toHaveProperty('howCome')
})
