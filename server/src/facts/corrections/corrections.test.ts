import { describe, expect, it } from 'vitest'
import type { Correction, FactPage, FactWithRelated } from '@fable/contract'
import { CORRECTIONS_MAX, CORRECTIONS_OF_SENDER_MAX, DAY_MS } from '@fable/contract/limits'
import { NOON } from '../../testing/clock.ts'
import { hideCorrection, hideFact, restoreCorrection, restoreFact } from '../../testing/moderate.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { forgetSenders } from '../moderation/forget-senders.ts'
import { listReports } from '../moderation/reports.ts'

const clock = { now: 0, time: NOON }
const app = await openTestApp({ now: () => clock.time, monotonic: () => clock.now })

/** The caches have expired, so that stored data is read. */
async function json<Body>(path: string): Promise<Body> {
  clock.now += 1000
  return (await (await app.get(path)).json()) as Body
}
const readFact = (id: number) => json<FactWithRelated>(`/api/facts/${id}`)
const search = async (query: string) =>
  (await json<FactPage>(`/api/fact-pages?${query}`)).facts.map(({ id }) => id)

async function vote(id: number, kind: string, times = 1) {
  for (let n = 0; n < times; n += 1) await app.post(`/api/facts/${id}/votes`, { vote: kind })
}
const helpFrom = (from: string, id: number) =>
  app.post(`/api/corrections/${id}/votes`, {}, {}, from)
let readers = 0
/** Calls a correction helpful, each time from another address. */
async function help(id: number, times = 1) {
  const addresses = Array.from({ length: times }, () => {
    readers += 1
    return `198.51.${Math.floor(readers / 256)}.${readers % 256}`
  })
  await Promise.all(addresses.map((from) => helpFrom(from, id)))
}
async function shareDisputed(fact = {}) {
  const shared = await app.share(fact)
  await vote(shared.id, 'false')
  return shared
}

const problemOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]

describe('a correction', () => {
  const CORRECTION = { text: '  Water spoils it.\n', source: 'www.Example.com/water' }

  it('is returned with all its fields and immediately listed with its fact', async () => {
    const { id } = await app.share()
    await app.get(`/api/facts/${id}`)
    const response = await app.post(`/api/facts/${id}/corrections`, CORRECTION)
    expect(response.status).toBe(201)
    const correction = (await response.json()) as Correction
    expect(correction).toEqual({
      id: expect.any(Number),
      text: 'Water spoils it.',
      source: 'https://www.Example.com/water',
      domain: 'example.com',
      helpful: 0,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const read = (await (await app.get(`/api/facts/${id}`)).json()) as FactWithRelated
    expect(read.corrections).toEqual([correction])
    expect(read).not.toHaveProperty('correction')
  })

  it('is refused if its text or source would be refused for a fact', async () => {
    const { id } = await app.share()
    for (const [wrong, field] of [
      [{ ...CORRECTION, text: 'x'.repeat(201) }, 'text'],
      [{ ...CORRECTION, text: ' ' }, 'text'],
      [{ ...CORRECTION, source: 'javascript:alert(1)' }, 'source'],
    ] as const) {
      const response = await app.post(`/api/facts/${id}/corrections`, wrong)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ issues: [{ field }] })
    }
    expect((await readFact(id)).corrections).toEqual([])
  })

  it('is refused if its fact is missing or hidden', async () => {
    const { id } = await app.share()
    await hideFact(app.database, id)
    const hidden = await app.post(`/api/facts/${id}/corrections`, CORRECTION)
    expect(await problemOf(hidden)).toEqual([410, 'fact_hidden'])
    const missing = await app.post('/api/facts/999999999/corrections', CORRECTION)
    expect(await problemOf(missing)).toEqual([404, 'fact_not_found'])
  })

  it('is stored once per fact, even if it is sent in several spellings at once', async () => {
    const { id } = await app.share()
    const text = 'Zürich is no capital.'
    const texts = [
      text,
      'ZURICH is no capital.',
      ` ${text} `,
      text.normalize('NFD').replace(' ', '  '),
    ]
    const sent = await Promise.all(
      texts.map((typed) =>
        app.post(`/api/facts/${id}/corrections`, { ...CORRECTION, text: typed }),
      ),
    )
    const statuses = sent.map(({ status }) => status).sort((one, other) => one - other)
    expect(statuses).toEqual([201, 409, 409, 409])
    const again = await app.post(`/api/facts/${id}/corrections`, { ...CORRECTION, text })
    expect(await problemOf(again)).toEqual([409, 'same_correction'])
    expect((await readFact(id)).corrections).toHaveLength(1)
    const other = await app.share()
    expect(await app.correct(other.id, { text })).toMatchObject({ helpful: 0 })
  })

  it(`is refused if its fact already has ${CORRECTIONS_MAX}, even when more are sent at once`, async () => {
    const { id } = await app.share()
    const send = (n: number) => {
      const correction = { ...CORRECTION, text: `Correction ${n}.` }
      return app.post(`/api/facts/${id}/corrections`, correction, {}, `203.0.113.${n}`)
    }
    const sent = await Promise.all(Array.from({ length: CORRECTIONS_MAX + 5 }, (_, n) => send(n)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(CORRECTIONS_MAX)
    expect(await problemOf(await send(100))).toEqual([409, 'corrections_full'])
    const { corrections } = await readFact(id)
    expect(corrections).toHaveLength(CORRECTIONS_MAX)
    const [first] = corrections
    if (!first) throw new Error('The fact has no correction.')
    const same = await app.post(`/api/facts/${id}/corrections`, {
      ...CORRECTION,
      text: first.text,
    })
    expect(await problemOf(same)).toEqual([409, 'same_correction'])

    // A hidden one makes room; with one that comes back the best are shown.
    await hideCorrection(app.database, first.id)
    expect((await send(100)).status).toBe(201)
    await restoreCorrection(app.database, first.id)
    expect((await readFact(id)).corrections).toHaveLength(CORRECTIONS_MAX)
  })
})

it('a sender can add at most three corrections to a fact, to which other senders can still add theirs', async () => {
  const { id } = await app.share()
  const send = (text: string, from = '203.0.113.1') =>
    app.post(`/api/facts/${id}/corrections`, { text, source: 'https://example.com' }, {}, from)
  const texts = Array.from({ length: CORRECTIONS_OF_SENDER_MAX + 2 }, (_, n) => `Junk ${n}.`)
  const sent = await Promise.all(texts.map((text) => send(text)))
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(CORRECTIONS_OF_SENDER_MAX)
  for (const { id: junk } of (await readFact(id)).corrections)
    await hideCorrection(app.database, junk)
  expect(await problemOf(await send('More.'))).toEqual([409, 'own_corrections_full'])
  expect((await send('Of somebody else.', '203.0.113.2')).status).toBe(201)
  const other = await app.share()
  expect(await app.correct(other.id)).toMatchObject({ helpful: 0 })
})

describe('a helpful vote', () => {
  it('counts for its own correction only, even under concurrency', async () => {
    const { id } = await app.share()
    const one = await app.correct(id, { text: 'One.' })
    const two = await app.correct(id, { text: 'Two.' })
    await Promise.all([help(one.id, 100), help(two.id, 50)])
    expect((await readFact(id)).corrections).toMatchObject([
      { id: one.id, helpful: 100 },
      { id: two.id, helpful: 50 },
    ])
  })

  it('counts once under its id, however often it is sent', async () => {
    const { id } = await app.correct((await app.share()).id)
    const named = (voteId: string) => app.post(`/api/corrections/${id}/votes`, { voteId })
    const same = await Promise.all([named('a-random-id'), named('a-random-id')])
    for (const response of [...same, await named('a-random-id')]) {
      expect(await response.json()).toMatchObject({ id, helpful: 1 })
    }
    expect(await (await named('another-id')).json()).toMatchObject({ helpful: 2 })
    expect((await named('short')).status).toBe(400)
  })

  it('is refused, like a report, if the correction is missing or hidden or its fact is hidden', async () => {
    const { id: factId } = await app.share()
    const hidden = await app.correct(factId, { text: 'Hidden.' })
    const shown = await app.correct(factId, { text: 'Shown.' })
    await hideCorrection(app.database, hidden.id)
    const sendAll = (id: number) => [
      app.post(`/api/corrections/${id}/votes`, {}),
      app.post(`/api/corrections/${id}/reports`, { reason: 'spam' }),
    ]
    const refused = await Promise.all([...sendAll(999_999_999), ...sendAll(hidden.id)])
    for (const response of refused)
      expect(await problemOf(response)).toEqual([404, 'correction_not_found'])
    const taken = await Promise.all(sendAll(shown.id))
    expect(taken.map(({ status }) => status)).toEqual([200, 201])
    await hideFact(app.database, factId)
    for (const response of await Promise.all(sendAll(shown.id)))
      expect(await problemOf(response)).toEqual([404, 'correction_not_found'])
    await restoreFact(app.database, factId)
    expect((await readFact(factId)).corrections).toMatchObject([{ id: shown.id, helpful: 1 }])
  })
})

describe('the corrections of a fact', () => {
  it('are ordered by helpful votes, and the oldest first if these are equal', async () => {
    const { id } = await app.share()
    const texts = ['a', 'b', 'c', 'd']
    const made: Correction[] = []
    for (const [n, text] of texts.entries())
      made.push(await app.correct(id, { text }, `203.0.113.${n}`))
    const [, b, , d] = made
    await help(d?.id ?? 0, 2)
    await help(b?.id ?? 0, 2)
    expect((await readFact(id)).corrections.map(({ text }) => text)).toEqual(['b', 'd', 'a', 'c'])
  })
})

describe('the best correction of a fact', () => {
  it('is the correction with the most helpful votes, at least two, while the fact is disputed', async () => {
    const fact = await shareDisputed({ category: 'finance', text: 'Emus lost a war.' })
    const path = '/api/fact-pages?category=finance&sort=disputed'
    const inList = async () =>
      (await json<FactPage>(path)).facts.find(({ id }) => id === fact.id)?.correction
    const older = await app.correct(fact.id, { text: 'Emus won it.' })
    const newer = await app.correct(fact.id, { text: 'There was no war.' })
    await help(older.id)
    expect(await inList()).toBeUndefined()
    await help(newer.id, 2)
    expect(await inList()).toEqual({ ...newer, helpful: 2 })
    await help(older.id)
    expect(await inList()).toEqual({ ...older, helpful: 2 })
    await help(newer.id)
    expect(await inList()).toEqual({ ...newer, helpful: 3 })
    expect((await readFact(fact.id)).correction).toEqual({ ...newer, helpful: 3 })

    const related = await app.share({ category: 'finance', text: 'Emus ran from a war.' })
    expect((await readFact(related.id)).related.find(({ id }) => id === fact.id)).toMatchObject({
      correction: { id: newer.id },
    })

    await vote(fact.id, 'interesting')
    expect((await readFact(fact.id)).correction).toBeUndefined()
    expect((await readFact(fact.id)).corrections).toHaveLength(2)
    const list = await json<object[]>('/api/facts?category=finance')
    for (const one of list) expect(one).not.toHaveProperty('correction')
  })

  it('needs helpful votes from two senders, of whom none is its author', async () => {
    const fact = await shareDisputed()
    const standing = async () => (await readFact(fact.id)).correction?.id
    const body = { text: 'Buy gold.', source: 'https://gold.example' }
    const [author, first, second] = ['203.0.113.5', '203.0.113.6', '203.0.113.7'] as const
    const sent = await app.post(`/api/facts/${fact.id}/corrections`, body, {}, author)
    const { id } = (await sent.json()) as Correction
    for (const from of [author, author, author, first, first]) await helpFrom(from, id)
    expect(await standing()).toBeUndefined()
    expect((await readFact(fact.id)).corrections).toMatchObject([{ id, helpful: 5 }])
    await helpFrom(second, id)
    expect(await standing()).toBe(id)
    // The sender is forgotten, and the correction stays.
    await forgetSenders(app.database, clock.time + 21 * DAY_MS)
    expect(await app.database.db.selectFrom('HelpfulMarks').selectAll().execute()).toEqual([])
    await help(id)
    expect(await standing()).toBe(id)
  })

  it('ignores its author and repeated helpful votes even a week later', async () => {
    const fact = await shareDisputed()
    const standing = async () => (await readFact(fact.id)).correction?.id
    const { id } = await app.correct(fact.id)
    await helpFrom('203.0.113.6', id)
    clock.time += 7 * DAY_MS
    for (const from of ['192.0.2.1', '203.0.113.6']) await helpFrom(from, id)
    expect(await standing()).toBeUndefined()
    await helpFrom('203.0.113.7', id)
    expect(await standing()).toBe(id)
  })

  it('is replaced by the next correction while it is hidden', async () => {
    const fact = await shareDisputed()
    const best = await app.correct(fact.id, { text: 'The best.' })
    const next = await app.correct(fact.id, { text: 'The next.' })
    await help(best.id, 3)
    await help(next.id, 2)
    const standing = async () => (await readFact(fact.id)).correction?.id
    expect(await standing()).toBe(best.id)
    await hideCorrection(app.database, best.id)
    expect(await standing()).toBe(next.id)
    await hideCorrection(app.database, next.id)
    expect(await standing()).toBeUndefined()
    await restoreCorrection(app.database, next.id)
    await restoreCorrection(app.database, best.id)
    expect(await standing()).toBe(best.id)
    await expect(hideCorrection(app.database, 999_999_999)).rejects.toThrow()
  })
})

describe('a search', () => {
  const SOURCE = 'https://only-in-corrections.example/x'

  it('finds a fact by the words of its best correction, disputed or not', async () => {
    const fact = await app.share({ text: 'Alpha.', source: 'https://example.com/alpha' })
    const find = (word: string) => search(`sort=new&q=${word}`)
    const first = await app.correct(fact.id, { text: 'Quokka rather.', source: SOURCE })
    const second = await app.correct(fact.id, { text: 'Numbat rather.', source: SOURCE })
    expect(await find('quokka')).toEqual([])
    await help(first.id, 2)
    expect(await find('quokka')).toEqual([fact.id])
    await vote(fact.id, 'false')
    expect(await find('quokka')).toEqual([fact.id])
    expect(await find('alpha')).toEqual([fact.id])
    expect(await find('numbat')).toEqual([])
    await help(second.id, 3)
    expect([await find('quokka'), await find('numbat')]).toEqual([[], [fact.id]])
    await hideCorrection(app.database, second.id)
    expect([await find('quokka'), await find('numbat')]).toEqual([[fact.id], []])
    await hideFact(app.database, fact.id)
    expect(await find('quokka')).toEqual([])
    await restoreFact(app.database, fact.id)
    expect(await find('quokka')).toEqual([fact.id])
  })

  it('for the facts of a source ignores the sources of corrections', async () => {
    const fact = await shareDisputed({ text: 'Beta.' })
    const { id } = await app.correct(fact.id, { text: 'Gamma.', source: SOURCE })
    await help(id, 2)
    expect((await readFact(fact.id)).correction?.id).toBe(id)
    expect(await search('sort=new&domain=only-in-corrections.example')).toEqual([])
    const bySource = await json<{ facts: object[] }>(
      `/api/facts-by-source?source=${encodeURIComponent(SOURCE)}`,
    )
    expect(bySource.facts).toEqual([])
  })
})

describe('a report of a correction', () => {
  it('names the fact of the correction', async () => {
    const fact = await app.share({ text: 'Reported.' })
    const correction = await app.correct(fact.id, { text: 'Buy this.' })
    await app.post(`/api/corrections/${correction.id}/reports`, { reason: 'spam', note: 'Look.' })
    expect((await listReports(app.database, 1))[0]).toMatchObject({
      factId: fact.id,
      factText: 'Reported.',
      kind: 'correction',
      caseId: correction.id,
      text: 'Buy this.',
      reason: 'spam',
      note: 'Look.',
    })
    await app.post(`/api/facts/${fact.id}/reports`, { reason: 'false' })
    expect((await listReports(app.database, 1))[0]).toMatchObject({
      kind: 'fact',
      caseId: fact.id,
      factId: fact.id,
      text: 'Reported.',
    })
  })
})
