import { afterAll, describe, expect, it } from 'vitest'
import type { FactWithRelated } from '@fable/contract'
import { typedFact } from '@fable/contract/testing'
import { makeBuiltPage, renderedIn } from '../testing/built-page.ts'
import { openTestApp } from '../testing/test-app.ts'

const page = makeBuiltPage()
page.build()
const app = await openTestApp({ webDist: page.webDist })
afterAll(page.remove)

const FACT = typedFact()
const SHARED = { form: 'share', ...FACT }

/** As a browser without scripts sends it. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const listFacts = async () => (await (await app.get('/api/facts')).json()) as { id: number }[]

describe('a form sent without scripts', () => {
  it('shares a fact and leads to the fact', async () => {
    const response = await send('/', SHARED)
    expect(response.status).toBe(303)
    const [fact] = await listFacts()
    expect(response.headers.get('Location')).toBe(`/facts/${String(fact?.id)}`)
    expect(fact).toMatchObject(FACT)
  })

  it('accepts a source without a scheme as https', async () => {
    await send('/', { ...SHARED, text: 'Emus won.', source: ' example.org/emus ' })
    const [fact] = (await listFacts()) as { source?: string }[]
    expect(fact?.source).toBe('https://example.org/emus')
  })

  it('shows what was typed if it is refused', async () => {
    const before = await listFacts()
    const response = await send('/', { ...SHARED, source: 'ftp://example.com' })
    expect(response.status).toBe(422)
    const { path, data } = await renderedIn(response)
    expect(path).toBe('/')
    expect(data.sent).toEqual({
      form: 'share',
      values: { ...FACT, source: 'ftp://example.com' },
      code: 'invalid_input',
    })
    expect(data.facts?.facts.length).toBeGreaterThan(0)
    expect(await listFacts()).toEqual(before)
  })

  it('sends feedback with a blank e-mail', async () => {
    const feedback = { kind: 'idea', message: 'More wombats.', email: '' }
    const response = await send('/Feedback', { form: 'feedback', ...feedback })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/Feedback?sent'])
    const refused = await send('/Feedback', { form: 'feedback', ...feedback, message: ' ' })
    expect(refused.status).toBe(422)
    expect((await renderedIn(refused)).data.sent?.values).toEqual({ ...feedback, message: ' ' })
  })

  it('reports a fact and leads to a thank-you on the page of the fact', async () => {
    const [fact] = await listFacts()
    const path = `/facts/${fact?.id ?? 0}`
    const response = await send(path, { form: 'report', reason: 'spam', note: '' })
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${path}#reported`])
    const { reports } = await app.database.db
      .selectFrom('Reports')
      .select(({ fn }) => fn.countAll().as('reports'))
      .where('reason', '=', 'spam')
      .executeTakeFirstOrThrow()
    expect(Number(reports)).toBe(1)
    const refused = await send(path, { form: 'report', note: 'Which reason?' })
    expect(refused.status).toBe(422)
  })

  it('counts towards the rate limit of its call', async () => {
    const limited = await openTestApp({
      webDist: page.webDist,
      environment: { RATE_LIMITS: 'on' },
    })
    const body = new URLSearchParams({ kind: 'bug', message: 'x', email: '' })
    const statuses = []
    for (let n = 0; n < 11; n += 1)
      statuses.push((await limited.fetch('/Feedback', { method: 'POST', body })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429])
    const refused = await limited.fetch('/Feedback', { method: 'POST', body })
    // Some seconds may have passed since the first of them.
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  })

  it.each([
    ['half of a letter', '%ED%A0%80'],
    ['a sign that is no letter', '%FF'],
    ['a percent sign alone', '100%'],
  ])('is refused if its text has %s', async (_, text) => {
    const before = await listFacts()
    const body = `text=${text}&source=https%3A%2F%2Fexample.com&category=science`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const response = await app.fetch('/', { method: 'POST', body, headers })
    expect(response.status).toBe(400)
    expect((await renderedIn(response)).data.sent?.code).toBe('invalid_input')
    expect(await listFacts()).toEqual(before)
  })

  it('votes for a fact and leads back to the fact in its list, or to the page of the fact', async () => {
    const [fact] = await listFacts()
    const id = fact?.id ?? 0
    const press = (path: string, Referer: string) =>
      send(path, { form: 'vote', vote: 'mindblowing' }, { Referer })
    const locationOf = async (response: Promise<Response>) => {
      const { status, headers } = await response
      return [status, headers.get('Location')]
    }
    const path = `/facts/${id}`
    const list = 'http://localhost:3000/?category=science&sort=new'
    expect(await locationOf(press(path, list))).toEqual([
      303,
      `/?category=science&sort=new#fact-${id}`,
    ])
    for (const elsewhere of ['', 'no address', 'https://evil.test//evil.test/?x']) {
      expect(await locationOf(press(path, elsewhere))).toEqual([303, path])
    }
    // A page of a fact may be a tenth of a second old.
    await expect
      .poll(async () => (await app.get(`/api/facts/${id}`)).json() as Promise<object>)
      .toMatchObject({ votesMindblowing: 4 })
  })

  it('shows the screen of the fact with the problem if its vote is refused', async () => {
    const unknown = await send('/facts/999999', { form: 'vote', vote: 'false' })
    expect(unknown.status).toBe(404)
    expect((await renderedIn(unknown)).data).toMatchObject({ missing: 404 })
    const [fact] = await listFacts()
    const wrong = await send(`/facts/${fact?.id ?? 0}`, { form: 'vote', vote: 'maybe' })
    expect(wrong.status).toBe(422)
    expect((await renderedIn(wrong)).data.sent?.code).toBe('invalid_input')
  })

  it('stores a correction or a helpful vote, then redirects to the corrections', async () => {
    const { id } = await app.share()
    const path = `/facts/${id}`
    const fields = { text: ' Water spoils it. ', source: 'example.com/water' }
    const locationOf = ({ status, headers }: Response) => [status, headers.get('Location')]
    expect(locationOf(await send(path, { form: 'correction', ...fields }))).toEqual([
      303,
      `${path}#corrections`,
    ])
    const read = async () =>
      ((await (await app.get(`/api${path}`)).json()) as FactWithRelated).corrections
    const [correction] = await read()
    expect(correction).toMatchObject({ text: 'Water spoils it.', helpful: 0 })
    const pressed = await send(`${path}/`, { form: 'helpful', helpful: String(correction?.id) })
    expect(locationOf(pressed)).toEqual([303, `${path}#corrections`])
    await expect.poll(read).toMatchObject([{ helpful: 1 }])
  })

  it('counts a helpful vote only under the fact of its correction', async () => {
    const [fact, other] = [await app.share(), await app.share({ text: 'Ice is water, too.' })]
    await send(`/facts/${fact.id}`, {
      form: 'correction',
      text: 'Water spoils it.',
      source: 'example.com/water',
    })
    const read = async () =>
      ((await (await app.get(`/api/facts/${fact.id}`)).json()) as FactWithRelated).corrections
    const helpful = String((await read())[0]?.id)
    for (const path of ['/facts/xyz', '/facts/999999', `/facts/${other.id}`]) {
      expect((await send(path, { form: 'helpful', helpful })).status, path).toBe(404)
    }
    expect(await read()).toMatchObject([{ helpful: 0 }])
    const nowhere = await send('/facts/xyz', { form: 'vote', vote: 'false' })
    expect(nowhere.status).toBe(404)
    expect((await renderedIn(nowhere)).data).toMatchObject({ missing: 404 })
  })

  it('shows a refused correction or helpful vote as it was sent', async () => {
    const { id } = await app.share()
    const path = `/facts/${id}`
    const fields = { text: 'Water spoils it. ', source: 'example.com/water' }
    await send(path, { form: 'correction', ...fields })
    const cases = [
      ['correction', fields, 409, 'same_correction'],
      ['correction', { ...fields, source: 'ftp://example.com' }, 422, 'invalid_input'],
      ['correction', { text: '' }, 422, 'invalid_input'],
      ['helpful', { helpful: '999999999' }, 404, 'correction_not_found'],
      ['helpful', { helpful: 'x' }, 422, 'invalid_input'],
      ['helpful', { helpful: '../facts' }, 422, 'invalid_input'],
    ] as const
    for (const [form, values, status, code] of cases) {
      const response = await send(path, { form, ...values })
      expect(response.status).toBe(status)
      const { data } = await renderedIn(response)
      expect(data.sent).toEqual({ form, values, code })
      expect(data.fact?.corrections).toHaveLength(1)
    }
  })

  it('is identified by its name, whatever other fields it has', async () => {
    const { id } = await app.share()
    const path = `/facts/${id}`
    const typed = { text: 'Water spoils it.', source: 'example.com/water', helpful: '1' }
    expect((await send(path, { form: 'vote', vote: 'false', ...typed })).status).toBe(303)
    const fact = (await (await app.get(`/api${path}`)).json()) as FactWithRelated
    expect(fact).toMatchObject({ votesFalse: 1, corrections: [] })
  })

  it('is refused if its name is unknown on the screen', async () => {
    const { id } = await app.share()
    for (const form of ['', 'share', 'constructor']) {
      const response = await send(`/facts/${id}`, { form, vote: 'false', text: 'Typed.' })
      expect(response.status, form).toBe(400)
      expect((await renderedIn(response)).data.sent).toEqual({ values: {}, code: 'invalid_input' })
    }
  })

  // @until 0.0.33 Pages of 0.0.32 send forms without names.
  it('is identified by its fields if it has no name', async () => {
    expect((await send('/', { ...FACT, text: 'Sent by an old page.' })).status).toBe(303)
    const { id } = await app.share()
    const path = `/facts/${id}`
    const read = async () => (await (await app.get(`/api${path}`)).json()) as FactWithRelated
    await send(path, { text: 'Water spoils it.', source: 'example.com/water' })
    const [correction] = (await read()).corrections
    await send(path, { helpful: String(correction?.id) })
    await send(path, { vote: 'false' })
    await expect
      .poll(read)
      .toMatchObject({ votesFalse: 1, corrections: [{ text: 'Water spoils it.', helpful: 1 }] })
    const feedback = { kind: 'idea', message: 'More wombats.', email: '' }
    expect((await send('/Feedback', feedback)).status).toBe(303)
    expect((await send(path, {})).status).toBe(400)
  })

  it('is accepted at its path in any letter case', async () => {
    const feedback = { kind: 'idea', message: 'More wombats.', email: '' }
    for (const path of ['/feedback/', '/FEEDBACK', '/feedBack']) {
      expect((await send(path, { form: 'feedback', ...feedback })).status, path).toBe(303)
    }
  })

  it('is refused from another site, at a path without a form, as JSON and beyond the size limit', async () => {
    const before = await listFacts()
    const foreign = await send('/', FACT, { Origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    expect((await renderedIn(foreign)).data.sent).toEqual({ values: {}, code: 'foreign_origin' })
    expect((await send('/Shop', FACT)).status).toBe(405)
    const wrongMethod = await app.fetch('/feedback/', { method: 'PUT' })
    expect(wrongMethod.headers.get('Allow')).toBe('GET, HEAD, POST')
    expect((await send('/api/facts', FACT)).status).toBe(415)
    const json = await app.post('/', FACT)
    expect(json.status).toBe(415)
    expect((await renderedIn(json)).data.sent?.code).toBe('not_json')
    const large = await send('/Feedback', { message: 'x'.repeat(200_000) })
    expect(large.status).toBe(413)
    expect((await renderedIn(large)).data.sent?.code).toBe('body_too_large')
    expect(await listFacts()).toEqual(before)
  })
})
