import { describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { CATEGORIES, FACT_NEWS_MAX, VOTES } from '@fable/contract/limits'
import { newFact, typedFact } from '@fable/contract/testing'
import { hideFact } from '../testing/moderate.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()

async function list(query = '') {
  const response = await app.get(`/api/facts${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Fact[]
}
const vote = (id: number | string, kind: unknown = 'interesting') =>
  app.post(`/api/facts/${id}/votes`, { vote: kind })

describe('sharing a fact', () => {
  it('returns the fact with all its fields and no votes', async () => {
    const fact = { text: 'Bananas are berries.', source: 'https://example.com/b?a=1#c' }
    const response = await app.post('/api/facts', typedFact(fact))
    expect(response.status).toBe(201)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toEqual({
      id: expect.any(Number),
      ...newFact(fact),
      votesInteresting: 0,
      votesMindblowing: 0,
      votesFalse: 0,
    })
  })

  it('keeps text in any script unchanged after trimming', async () => {
    const text = 'Zwölf Boxkämpfer 🍯 蜂蜜 <b>"quoted"</b> %_\\ \'; drop table "Facts"; --'
    const { id } = await app.share({ text: `  ${text}\n` })
    expect((await list()).find((fact) => fact.id === id)?.text).toBe(text)
  })

  it('shows the new fact in the lists at once', async () => {
    await list('?category=news')
    await list()
    const { id } = await app.share({ category: 'news' })
    expect((await list('?category=news'))[0]?.id).toBe(id)
    expect((await list()).map((fact) => fact.id)).toContain(id)
  })
})

const good = typedFact()

describe('a new fact', () => {
  const cases: [string, unknown, string][] = [
    ['a text of 201 characters', { ...good, text: 'x'.repeat(201) }, 'text'],
    ['a javascript: source', { ...good, source: 'javascript:alert(1)' }, 'source'],
    ['an unknown category', { ...good, category: 'sport' }, 'category'],
    ['nesting without end', '['.repeat(30_000), ''],
  ]
  it.each(cases)('is refused with 400 for %s', async (_, body, field) => {
    const before = (await list()).length
    const response = await app.post('/api/facts', body)
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    const answer = (await response.json()) as { code: string; issues?: { field: string }[] }
    if (field) expect(answer.issues?.map((issue) => issue.field)).toEqual([field])
    expect(await list()).toHaveLength(before)
  })

  it('may have unknown keys, which are dropped', async () => {
    const body =
      '{"text":"x","source":"https://a.com","category":"news","id":9999,"votesFalse":5,"__proto__":{"text":"y"},"constructor":{"prototype":{"z":1}}}'
    const response = await app.post('/api/facts', body)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ text: 'x', votesFalse: 0 })
    expect(({} as { z?: number }).z).toBeUndefined()
  })
})

describe('a vote', () => {
  it.each(VOTES)('increases only the count of its kind: "$id"', async ({ id, field }) => {
    const fact = await app.share()
    const response = await vote(fact.id, id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...fact, [field]: 1 })
  })

  it('is counted in all lists immediately', async () => {
    const { id } = await app.share({ category: 'finance' })
    await list('?category=finance')
    await vote(id, 'false')
    expect((await list('?category=finance')).find((fact) => fact.id === id)?.votesFalse).toBe(1)
    expect((await list()).find((fact) => fact.id === id)?.votesFalse).toBe(1)
  })

  it('counts exactly once even when 200 arrive at the same time', async () => {
    const { id } = await app.share()
    const others = await app.share()
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        Promise.all([vote(id), n < 50 ? vote(others.id) : null]),
      ),
    )
    expect(responses.flat().every((response) => (response?.status ?? 200) === 200)).toBe(true)
    const facts = await list()
    expect(facts.find((fact) => fact.id === id)?.votesInteresting).toBe(200)
    expect(facts.find((fact) => fact.id === others.id)?.votesInteresting).toBe(50)
  })

  it('counts once under its id, however often it is sent', async () => {
    const { id } = await app.share()
    const named = (voteId: string) =>
      app.post(`/api/facts/${id}/votes`, { vote: 'interesting', voteId })
    const same = await Promise.all([named('a-random-id'), named('a-random-id')])
    const again = await named('a-random-id')
    for (const response of [...same, again]) {
      expect(await response.json()).toMatchObject({ id, votesInteresting: 1 })
    }
    expect(await (await named('another-id')).json()).toMatchObject({ votesInteresting: 2 })
    expect((await named('short')).status).toBe(400)
  })

  it('is refused with 404 for a missing fact, and the other votes of its batch count', async () => {
    const { id } = await app.share()
    const [missing, found] = await Promise.all([vote(999_999_999), vote(id)])
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ code: 'fact_not_found' })
    expect(found.status).toBe(200)
  })

  it.each(['boring', '', 1, null, ['false'], 'constructor'])(
    'is refused with 400 for the kind %j',
    async (kind) => {
      const { id } = await app.share()
      expect((await vote(id, kind)).status).toBe(400)
    },
  )
})

describe('the list of facts', () => {
  it('shows the most interesting first, then the newest', async () => {
    const quiet = await app.share({ category: 'society' })
    const loved = await app.share({ category: 'society' })
    const newest = await app.share({ category: 'society' })
    await vote(loved.id)
    await vote(quiet.id, 'mindblowing')
    const ids = (await list('?category=society')).map((fact) => fact.id)
    expect(ids).toEqual([loved.id, newest.id, quiet.id])
  })

  it('contains only facts of the requested category', async () => {
    await Promise.all(CATEGORIES.map(({ id }) => app.share({ category: id })))
    for (const { id } of CATEGORIES) {
      const facts = await list(`?category=${id}`)
      expect(new Set(facts.map((fact) => fact.category))).toEqual(new Set([id]))
    }
  })

  it.each(['sport', '', 'News', "news' or 1=1", 'news&category=science', '%E0%A4%A', 'news%FF'])(
    'is refused with 400 for the category "%s"',
    async (category) => {
      const response = await app.get(`/api/facts?category=${category}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'category' }],
      })
    },
  )
})

describe('the news since a visit', () => {
  it('contain the number of new facts and the votes for the requested facts', async () => {
    type News = { last: number; added: number; facts: { id: number }[] }
    const news = async (query: string) =>
      (await (await app.get(`/api/fact-news?${query}`)).json()) as News
    const { last, added, facts } = await news('')
    expect({ added, facts }).toEqual({ added: 0, facts: [] })
    const one = await app.share({ text: 'One.' })
    const two = await app.share({ text: 'Two.' })
    await app.post(`/api/facts/${one.id}/votes`, { vote: 'mindblowing' })
    await hideFact(app.database, two.id, Date.UTC(2026, 11, 1))
    expect(await news(`after=${last}&ids=${one.id},${two.id},999999`)).toEqual({
      last: two.id,
      added: 1,
      facts: [{ ...one, votesMindblowing: 1 }],
    })
    const many = Array.from({ length: FACT_NEWS_MAX + 1 }, (_, n) => n + 1).join(',')
    for (const wrong of [`ids=${many}`, 'ids=', 'ids=1,,2', 'ids=x', 'after=-1'])
      expect((await app.get(`/api/fact-news?${wrong}`)).status, wrong).toBe(400)
  })
})
