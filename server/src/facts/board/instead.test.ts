import { describe, expect, it } from 'vitest'
import type { FactPage } from '@fable/contract'
import { addDays, dayOf } from '@fable/contract/limits'
import { everLater, realTime } from '../../testing/clock.ts'
import { hideFact } from '../../testing/moderate.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { vouchForProgram } from './vouched.ts'

const app = await openTestApp({ monotonic: everLater() })

const share = (text: string, category: 'history' | 'science' = 'science') =>
  app.share({ text, category, source: 'https://en.wikipedia.org/wiki/A' })

await share('Some bats are blind.')
await share('All rats can swim.')
await share('Two rats made a nest.', 'history')
await share('A wombat has a burrow.')
await share('Elephants swim well.')
const hidden = await share('Hats are worn. Elephans are not.')
await hideFact(app.database, hidden.id)

async function search(query: Record<string, string>) {
  const response = await app.get(`/api/fact-pages?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return (await response.json()) as FactPage
}
async function wordsFor(query: Record<string, string>) {
  const { facts, instead } = await search(query)
  expect(facts).toEqual([])
  return instead?.words.map(({ word, count }) => `${word} ${count}`)
}

describe('a search that finds nothing', () => {
  it.each([
    ['cats', ['rats 2', 'bats 1']],
    ['elefants', ['elephants 1']],
    ['elpehants', ['elephants 1']],
    ['wimbat', ['wombat 1']],
    ['wikipdia', ['wikipedia 5']],
    ['swam rats', ['swim 2']],
    ['wombat blind', ['wombat 1', 'blind 1']],
    ['zzzzzz', []],
    ['☃', []],
  ] as [string, string[]][])('offers the nearest words for “%s”: %j', async (q, words) => {
    expect(await wordsFor({ q })).toEqual(words)
  })

  it('offers only words that occur in the requested category and domain', async () => {
    expect(await wordsFor({ q: 'cats', category: 'history' })).toEqual(['rats 1'])
    expect(await wordsFor({ q: 'cats', domain: 'example.com' })).toEqual([])
  })

  it('offers a word as soon as a new fact contains it', async () => {
    expect(await wordsFor({ q: 'gorillo' })).toEqual([])
    await share('A gorilla builds a nest.')
    expect(await wordsFor({ q: 'gorillo' })).toEqual(['gorilla 1'])
  })

  it('offers no word that occurs in hidden facts only', async () => {
    expect(await wordsFor({ q: 'hatz' })).not.toContain('hats 1')
    const { instead } = await search({ q: 'elephanz' })
    expect(instead?.words.map(({ word }) => word)).toEqual(['elephants'])
  })

  it('shows three vouched facts, none of them hidden or in a round whose answer is secret', async () => {
    expect((await search({ q: 'cats' })).instead?.facts).toEqual([])
    const vouched = []
    for (let n = 0; n < 7; n += 1) vouched.push((await share(`Vouched number ${n}.`)).id)
    await vouchForProgram(app.database, vouched)
    const [taken = 0, today = 0, tomorrow = 0, ...open] = vouched
    await hideFact(app.database, taken)
    const day = dayOf(realTime())
    for (const [of, firstFactId] of [
      [day, today],
      [addDays(day, 1), tomorrow],
    ] as const) {
      await app.database.db
        .insertInto('Rounds')
        .values({
          day: of,
          text: 'A fable.',
          truth: 'A truth.',
          source: 'https://example.com/',
          category: 'science',
          truths: null,
          firstFactId,
          secondFactId: -1,
          fablePlace: 1,
          sealedPlace: 1,
        })
        .execute()
    }
    for (const q of ['cats', 'catz', 'dogs', 'doga']) {
      const ids = (await search({ q })).instead?.facts.map(({ id }) => id) ?? []
      expect(ids).toHaveLength(3)
      for (const id of ids) expect(open).toContain(id)
    }
  })
})

it('alternatives are offered only on the first page of a search for words that finds nothing', async () => {
  expect(await search({ q: 'rats' })).not.toHaveProperty('instead')
  expect(await search({})).not.toHaveProperty('instead')
  expect(await search({ category: 'news' })).not.toHaveProperty('instead')
  const { next } = await search({ q: 'wikipedia', limit: '1' })
  const after = await search({ q: 'cats', after: next ?? '' })
  expect(after.facts).toEqual([])
  expect(after).not.toHaveProperty('instead')
})
