import { afterAll, describe, expect, it } from 'vitest'
import { makeBuiltPage, renderedIn } from '../testing/built-page.ts'
import { openTestApp } from '../testing/test-app.ts'

const page = makeBuiltPage()
page.build()
const app = await openTestApp({ webDist: page.webDist })
afterAll(page.remove)

const FACT = { text: 'Wombats leave cubes.', source: 'https://example.com/w', category: 'science' }

/** As a browser without scripts sends it. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const listFacts = async () => (await (await app.get('/api/facts')).json()) as { id: number }[]

describe('a form that is sent without scripts', () => {
  it('shares a fact, and leads to it', async () => {
    const response = await send('/', FACT)
    expect(response.status).toBe(303)
    const [fact] = await listFacts()
    expect(response.headers.get('Location')).toBe(`/facts/${String(fact?.id)}`)
    expect(fact).toMatchObject(FACT)
  })

  it('shows what was typed again, when it is not taken', async () => {
    const before = await listFacts()
    const response = await send('/', { ...FACT, source: 'ftp://example.com' })
    expect(response.status).toBe(422)
    const { path, data } = await renderedIn(response)
    expect(path).toBe('/')
    expect(data.sent).toEqual({
      values: { ...FACT, source: 'ftp://example.com' },
      code: 'invalid_input',
    })
    expect(data.facts?.facts.length).toBeGreaterThan(0)
    expect(await listFacts()).toEqual(before)
  })

  it('sends feedback, with a blank e-mail', async () => {
    const feedback = { kind: 'idea', message: 'More wombats.', email: '' }
    const response = await send('/Feedback', feedback)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/Feedback?sent'])
    const refused = await send('/Feedback', { ...feedback, message: ' ' })
    expect(refused.status).toBe(422)
    expect((await renderedIn(refused)).data.sent?.values).toEqual({ ...feedback, message: ' ' })
  })

  it('counts towards the limit of the call', async () => {
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
    expect(refused.headers.get('Retry-After')).toBe('600')
  })

  it.each([
    ['half of a letter', '%ED%A0%80'],
    ['a sign that is no letter', '%FF'],
    ['a percent sign alone', '100%'],
  ])('is refused with %s, which could only be stored as something else', async (_, text) => {
    const before = await listFacts()
    const body = `text=${text}&source=https%3A%2F%2Fexample.com&category=science`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const response = await app.fetch('/', { method: 'POST', body, headers })
    expect(response.status).toBe(400)
    expect(await listFacts()).toEqual(before)
  })

  it('is refused from another site, and where no form is', async () => {
    const before = await listFacts()
    const foreign = await send('/', FACT, { Origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    expect((await send('/Shop', FACT)).status).toBe(405)
    expect((await send('/api/facts', FACT)).status).toBe(415)
    const json = await app.post('/', FACT)
    expect(json.status).toBe(415)
    expect(await listFacts()).toEqual(before)
  })
})
