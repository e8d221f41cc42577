import { describe, expect, it } from 'vitest'
import { ALL_FACTS, CATEGORIES, isFactText, isHttpUrl } from '@fable/contract/limits'
import { openServerDatabase } from '../../operate/lifecycle.ts'
import { atEnd } from '../../testing/at-end.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { listFacts } from '../store/facts.ts'
import { readPage } from './pages.ts'
import { SAMPLE_FACTS } from './sample-facts.ts'

const fresh = async () => (await freshDatabase()).options

async function open(options: Parameters<typeof openServerDatabase>[0]) {
  const database = await openServerDatabase(options)
  atEnd(database.close)
  return database
}

describe('a new embedded database', () => {
  it('gets five sample facts per category once, if configured', async () => {
    const options = { ...(await fresh()), sampleFacts: true }
    const first = await openServerDatabase(options)
    const facts = await listFacts(first)
    expect(facts).toHaveLength(SAMPLE_FACTS.length)
    for (const { id } of CATEGORIES) {
      expect(
        facts.filter(({ category }) => category === id),
        id,
      ).toHaveLength(5)
    }
    const found = await readPage(first, {
      view: { ...ALL_FACTS, sort: 'new', q: 'wikipedia colditz' },
      limit: 5,
    })
    expect(found.facts).toMatchObject([
      { domain: 'en.wikipedia.org', category: 'history', createdAt: null },
    ])
    expect(new Set(SAMPLE_FACTS.map(({ source }) => source)).size).toBe(SAMPLE_FACTS.length)
    for (const fact of SAMPLE_FACTS) {
      expect(isFactText(fact.text) && isHttpUrl(fact.source), fact.text).toBe(true)
    }
    await first.db.deleteFrom('Facts').execute()
    await first.close()
    expect(await listFacts(await open(options))).toEqual([])
  })

  it('gets its sample facts at the second start if the first start created only the tables', async () => {
    const options = await fresh()
    // The traces of a kill between the tables and the facts.
    await (await openServerDatabase({ ...options, sampleFacts: false })).close()
    const facts = listFacts(await open({ ...options, sampleFacts: true }))
    expect(await facts).toHaveLength(SAMPLE_FACTS.length)
  })
})
