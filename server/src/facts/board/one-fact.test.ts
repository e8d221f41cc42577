import { describe, expect, it } from 'vitest'
import type { Fact, FactDetails, ResponseOf } from '@fable/contract'
import { everLater } from '../../testing/clock.ts'
import { hideFact, restoreFact } from '../../testing/moderate.ts'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp({ monotonic: everLater(), now: () => Date.UTC(2026, 10, 22) })

async function read(id: number) {
  const response = await app.get(`/api/facts/${id}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ResponseOf<'GET /api/facts/:id'>
}
const textsOf = (facts: FactDetails[]) => facts.map(({ text }) => text)

describe('a fact', () => {
  it('is read with its date and domain', async () => {
    const fact = await app.share({ text: 'Alone.', source: 'https://www.example.com/alone' })
    expect(await read(fact.id)).toEqual({
      ...fact,
      createdAt: '2026-11-22T00:00:00.000Z',
      domain: 'example.com',
      related: [],
      corrections: [],
      vouched: false,
      rounds: [],
    })
  })

  it('has related facts of its category, first those that share most of its words', async () => {
    const share = (text: string, category: Fact['category'] = 'history') =>
      app.share({ text, category })
    const fact = await share('Roman soldiers built straight roads across Britain.')
    await share('Roman concrete hardens in seawater.')
    await share('Straight roads were dug by soldiers.')
    await share('Roman soldiers drank vinegar.')
    await share('The Roman numeral for zero does not exist.')
    await share('Was it by the sea?')
    await share('Roman soldiers built straight roads across Britain.', 'news')
    expect(textsOf((await read(fact.id)).related)).toEqual([
      'Straight roads were dug by soldiers.',
      'Roman soldiers drank vinegar.',
      'The Roman numeral for zero does not exist.',
    ])
  })

  it('that does not exist is answered with 404', async () => {
    const response = await app.get('/api/facts/999999999')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'fact_not_found' })
  })

  it.each(['0', '1e2', 'pages', '%201'])(
    'with the invalid id %s is answered with 400',
    async (id) => {
      expect((await app.get(`/api/facts/${id}`)).status).toBe(400)
    },
  )
})

async function bySource(query: Record<string, string>) {
  const response = await app.get(`/api/facts-by-source?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ResponseOf<'GET /api/facts-by-source'>
}

describe('the facts of a source', () => {
  it('are its newest five, however its address is written', async () => {
    for (let n = 1; n <= 6; n++) {
      await app.share({ text: `Fact ${n}`, source: `https://www.a.example/page/?utm_source=${n}` })
    }
    const { facts } = await bySource({ source: 'http://a.example/page#top' })
    expect(textsOf(facts)).toEqual(['Fact 6', 'Fact 5', 'Fact 4', 'Fact 3', 'Fact 2'])
  })

  it('include facts that cite its mobile site or another encoding of its address', async () => {
    await app.share({
      text: 'Käse  ist alt.',
      source: 'https://de.m.wikipedia.org/wiki/K%C3%A4se_%28alt%29',
    })
    const { facts } = await bySource({ source: 'https://de.wikipedia.org/wiki/Ka\u0308se_(alt)' })
    expect(textsOf(facts)).toEqual(['Käse  ist alt.'])
  })

  it.each(['', 'my aunt', 'http://localhost/', 'http://10.0.0.1/'])(
    'are refused with 400 for %j, which is no public address',
    async (source) => {
      const response = await app.get(`/api/facts-by-source?source=${encodeURIComponent(source)}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ issues: [{ field: 'source' }] })
    },
  )
})

describe('a copy of an existing fact', () => {
  const given = { source: 'https://other.example/', category: 'science' }
  const ask = (text: string) => app.post('/api/facts?unlessSame=true', { ...given, text })

  it.each([
    'Käse, so they say, is old.',
    'käse so they say:  is old',
    'Ka\u0308se, so they say, is old!',
  ])('is refused with the option unlessSame and accepted without this option: %j', async (text) => {
    const { id } = await app.share({ text: 'Käse, so they say, is old.' })
    const response = await ask(text)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'same_fact', same: { id } })
    expect((await app.post('/api/facts', { ...given, text })).status).toBe(201)
  })

  it('is stored once if it is sent several times at once', async () => {
    const texts = ['Twice is enough.', 'twice is enough', 'Twice: is enough!']
    const responses = await Promise.all([...texts, ...texts].map(ask))
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
  })

  it('is accepted if words or accents differ, or if the existing fact is hidden', async () => {
    const { id } = await app.share({ text: 'The résumé is short.' })
    expect((await ask('The resume is short.')).status).toBe(201)
    expect((await ask('The résumé is very short.')).status).toBe(201)
    await hideFact(app.database, id)
    expect((await ask('The résumé is short.')).status).toBe(201)
  })
})

describe('a report of a fact', () => {
  const report = (id: number | string, body: unknown) => app.post(`/api/facts/${id}/reports`, body)

  it.each(['false', 'spam', 'offensive', 'other'])(
    'is stored with the reason "%s"',
    async (reason) => {
      const { id } = await app.share()
      const response = await report(id, { reason, note: '  It is not so. ' })
      expect(response.status).toBe(201)
      expect(await response.json()).toEqual({ received: true })
      expect((await report(id, { reason, note: ' ' })).status).toBe(201)
      const rows = await app.database.db
        .selectFrom('Reports')
        .select(['reason', 'note', 'sentAt'])
        .where('factId', '=', id)
        .orderBy('id')
        .execute()
      const sentAt = '2026-11-22T00:00:00.000Z'
      expect(rows.map((row) => ({ ...row }))).toEqual([
        { reason, note: 'It is not so.', sentAt },
        { reason, note: null, sentAt },
      ])
    },
  )

  it.each([
    {},
    { reason: 'boring' },
    { reason: 'spam', note: 'x'.repeat(501) },
    { reason: 'spam', note: 'a\0' },
  ])('is refused with 400 for the body %j', async (body) => {
    const { id } = await app.share()
    expect((await report(id, body)).status).toBe(400)
  })

  it('is refused with 404 for a missing fact', async () => {
    expect((await report(999_999_999, { reason: 'spam' })).status).toBe(404)
  })
})

describe('a hidden fact', async () => {
  const fact = await app.share({
    text: 'Wormholes offend everybody.',
    source: 'https://hidden.example/a',
    category: 'finance',
  })
  const other = await app.share({
    text: 'Wormholes are offended by nobody.',
    source: 'https://hidden.example/b',
    category: 'finance',
  })
  await app.post(`/api/facts/${fact.id}/votes`, { vote: 'false' })
  const idsIn = async (path: string) => {
    const body = (await (await app.get(path)).json()) as Fact[] | { facts: Fact[] }
    return (Array.isArray(body) ? body : body.facts).map(({ id }) => id)
  }
  const places = [
    '/api/facts?category=finance',
    ...['top', 'new', 'mindblowing', 'disputed'].flatMap((sort) => [
      `/api/fact-pages?sort=${sort}&limit=99`,
      `/api/fact-pages?sort=${sort}&limit=99&category=finance`,
      `/api/fact-pages?sort=${sort}&q=wormholes`,
      `/api/fact-pages?sort=${sort}&domain=hidden.example`,
    ]),
    '/api/facts-by-source?source=https://hidden.example/a',
  ]

  it('is in no list, page or search result, and not among the related facts of another fact', async () => {
    for (const place of places) expect(await idsIn(place), place).toContain(fact.id)
    expect((await read(other.id)).related).toHaveLength(1)
    expect(await hideFact(app.database, fact.id)).toMatchObject({ count: 1 })
    expect(await hideFact(app.database, fact.id)).toMatchObject({ count: 0 })
    for (const place of places) expect(await idsIn(place), place).not.toContain(fact.id)
    expect((await read(other.id)).related).toEqual([])
  })

  it('is answered with 410 when it is read, voted on or reported', async () => {
    const responses = [
      await app.get(`/api/facts/${fact.id}`),
      await app.post(`/api/facts/${fact.id}/votes`, { vote: 'false' }),
      await app.post(`/api/facts/${fact.id}/reports`, { reason: 'spam' }),
    ]
    for (const response of responses) {
      expect(response.status).toBe(410)
      expect(await response.json()).toMatchObject({ code: 'fact_hidden' })
    }
  })

  it('is back with its votes when it is restored', async () => {
    expect(await restoreFact(app.database, fact.id)).toMatchObject({ count: 1 })
    expect(await restoreFact(app.database, fact.id)).toMatchObject({ count: 0 })
    for (const place of places) expect(await idsIn(place), place).toContain(fact.id)
    expect(await read(fact.id)).toMatchObject({ votesFalse: 1 })
    await expect(hideFact(app.database, 999_999_999)).rejects.toThrow()
  })
})
