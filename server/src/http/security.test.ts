import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'

const app = await openTestApp()
afterAll(app.close)

const fact = { text: 'x', source: 'https://example.com', category: 'news' }

describe('every response', () => {
  it.each([
    '/',
    '/nowhere',
    '/api/facts',
    '/api/docs/swagger-ui.css',
    '/api/openapi.json',
    '/feeds/all.atom',
    '/robots.txt',
    '/sitemap.xml',
    '/api/nothing',
    '/api/facts?category=sport',
  ])('at %s lets the browser run nothing but our own files', async (path) => {
    const { headers } = await app.get(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src 'self';/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}$/)
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a write', () => {
  it.each([
    ['no browser', {}],
    ['our own page', { Origin: PUBLIC_URL.origin, 'Sec-Fetch-Site': 'same-origin' }],
  ])('from %s is taken', async (_, headers) => {
    expect((await app.post('/api/facts', fact, headers)).status).toBe(201)
  })

  it.each([
    ['another site', { Origin: 'https://evil.test' }],
    ['another port of our host', { Origin: 'https://fable.test:8443' }],
    ['our host without encryption', { Origin: 'http://fable.test' }],
    ['the name of this machine', { Origin: 'http://localhost' }],
    ['a name that was made to point here', { Origin: 'http://evil.test', Host: 'evil.test' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a browser that says cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['nonsense', { Origin: '%' }],
  ])('from %s is refused', async (_, headers) => {
    const response = await app.post('/api/facts', fact, headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  })

  it('of an HTML form is rejected, from any origin', async () => {
    const response = await app.post('/api/facts', JSON.stringify(fact), {
      'Content-Type': 'text/plain',
    })
    expect(response.status).toBe(415)
  })

  it('is checked, but reads are not: another site can link to us', async () => {
    const response = await app.get('/api/facts', { 'Sec-Fetch-Site': 'cross-site' })
    expect(response.status).toBe(200)
  })
})
