import { afterAll, describe, expect, it } from 'vitest'
import type { FactPage } from '@fable/contract'
import { FACT_FIELD_NAMES, FACT_FIELDS, type FactsView } from '@fable/contract/limits'
import type { TypedFact } from '@fable/contract/testing'
import { makeBuiltPage, renderedIn } from '../../testing/built-page.ts'
import { everLater } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'

type FilterName = Exclude<keyof FactsView, 'sort' | 'after'>

/** For each filter a fact that it finds, by which value, and a value that finds no fact. */
const FILTERS: Record<FilterName, { fact: Partial<TypedFact>; value: string; other: string }> = {
  category: { fact: { category: 'finance' }, value: 'finance', other: 'health' },
  q: { fact: { text: 'Axolotls grow legs again.' }, value: 'axolotl', other: 'wombat' },
  domain: {
    fact: { source: 'https://www.nature.com/a' },
    value: 'nature.com',
    other: 'example.org',
  },
}

const page = makeBuiltPage()
page.build()
const app = await openTestApp({ webDist: page.webDist, monotonic: everLater() })
afterAll(page.remove)

const idsIn = (facts: FactPage | undefined) => facts?.facts.map(({ id }) => id)

describe.each(Object.entries(FILTERS))('the filter %s', (name, { fact, value, other }) => {
  it('finds only the facts that match, in the API and in the document', async () => {
    const { id } = await app.share(fact)
    for (const [wanted, expected] of [
      [value, [id]],
      [other, []],
    ] as const) {
      const query = new URLSearchParams({ [name]: wanted, sort: 'new' }).toString()
      const response = await app.get(`/api/fact-pages?${query}`)
      expect(idsIn((await response.json()) as FactPage), wanted).toEqual(expected)
      const { data } = await renderedIn(await app.get(`/?${query}`))
      expect(idsIn(data.facts), wanted).toEqual(expected)
    }
  })
})

it('every field of a new fact is stored and read back', async () => {
  const examples = FACT_FIELD_NAMES.map((name) => [name, FACT_FIELDS[name].reference.example])
  const response = await app.post('/api/facts', Object.fromEntries(examples))
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: number }
  const fact = (await (await app.get(`/api/facts/${id}`)).json()) as Record<string, unknown>
  for (const [name, example] of examples) expect(String(fact[name ?? ''])).toBe(example)
})
