import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Fact } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { realTime } from '../testing/clock.ts'

let now = 0
let wallClock = realTime()
const app = await openTestApp({ now: () => wallClock, monotonic: () => now })
afterAll(app.close)

const row = (n: number) => ({
  text: `Fact ${n}`,
  source: 'https://example.com',
  category: 'news' as const,
})
await app.database.db
  .insertInto('Facts')
  .values(Array.from({ length: 1200 }, (_, n) => row(n)))
  .execute()

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the response with the list', () => {
  it('contains at most 1000 facts', async () => {
    const response = await app.get('/api/facts')
    expect((await response.json()) as Fact[]).toHaveLength(1000)
  })

  it('has the encoding that the browser accepts, or none', async () => {
    const plain = await bytes(await app.get('/api/facts'))
    const packed = await app.get('/api/facts', { 'Accept-Encoding': 'gzip, deflate, br' })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(packed.headers.get('Vary')).toBe('Accept-Encoding')
    const brotli = await bytes(packed)
    expect(brotliDecompressSync(brotli)).toEqual(plain)
    expect(brotli.length).toBeLessThan(plain.length / 5)
    const zipped = await app.get('/api/facts', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(zipped))).toEqual(plain)
  })

  it('is 304 with a matching tag, until something changes', async () => {
    const first = await app.get('/api/facts')
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/".+"$/)
    const again = await app.get('/api/facts', { 'If-None-Match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('ETag')).toBe(etag)

    await app.share()
    const changed = await app.get('/api/facts', { 'If-None-Match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('ETag')).not.toBe(etag)
  })

  it('shows writes of another program within a second', async () => {
    const response = await app.get('/api/facts?category=news')
    const etag = response.headers.get('ETag') ?? ''
    await app.database.db.insertInto('Facts').values(row(5000)).execute()
    now += 1000
    const later = await app.get('/api/facts?category=news', { 'If-None-Match': etag })
    expect(((await later.json()) as Fact[])[0]?.text).toBe('Fact 5000')
  })

  it('shows them just as soon after the clock was set back by an hour', async () => {
    await app.get('/api/facts?category=news')
    wallClock -= 3_600_000
    await app.database.db.insertInto('Facts').values(row(5001)).execute()
    now += 1000
    const later = await app.get('/api/facts?category=news')
    expect(((await later.json()) as Fact[])[0]?.text).toBe('Fact 5001')
  })

  it('come from memory as they come from the call', async () => {
    for (const [path, viaCall] of [
      ['/api/facts', '/api/facts?'],
      ['/api/facts?category=news', '/api/facts?&category=news'],
    ] as const) {
      const called = await app.get(viaCall)
      const fromMemory = await app.get(path)
      const headersOf = ({ headers }: Response) =>
        [...headers].filter(([name]) => name !== 'x-request-id')
      expect(headersOf(fromMemory)).toEqual(headersOf(called))
      expect(await fromMemory.text()).toBe(await called.text())
      expect(app.logged.at(-1)).toContain('"call":"GET /api/facts"')
    }
  })

  it('responds to HEAD with the same headers and no body', async () => {
    const response = await app.fetch('/api/facts', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toMatch(/^W/)
    expect(await response.text()).toBe('')
  })
})
