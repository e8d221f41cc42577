import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { makeBuiltPage, renderedIn } from '../testing/built-page.ts'
import { openTestApp } from '../testing/test-app.ts'

const SCRIPT = `console.log('${'fable '.repeat(500)}')`

const page = makeBuiltPage()
const site = await openTestApp({ webDist: page.webDist })
afterAll(page.remove)

describe('the server before the page is built', () => {
  it('responds with 503 and a text that explains why, while the API works', async () => {
    const response = await site.get('/')
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(response.headers.get('Retry-After')).toBe('10')
    expect(await response.text()).toMatch(/not been built/)
    expect((await site.get('/api/facts')).status).toBe(200)
  })
})

describe('the built page', () => {
  it('is served as soon as it exists', async () => {
    page.build()
    const { write } = page
    write('assets/index-3f2a.js', SCRIPT)
    write('assets/index-3f2a.js.br', brotliCompressSync(SCRIPT))
    write('assets/index-3f2a.js.gz', gzipSync(SCRIPT))
    write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write('icon-192.png', 'a picture')
    write('humans.txt', 'Somebody')
    write('manifest.webmanifest', '{}')
    write('.vite/manifest.json', '{"secret":1}')
    write('.server/outside.txt', 'secret')
    symlinkSync(join(page.webDist, '.server/outside.txt'), join(page.webDist, 'link.txt'))
    const response = await site.get('/shop')
    expect(response.status).toBe(200)
    expect((await renderedIn(response)).path).toBe('/Shop')
  })

  it.each(['/', '/TextBasedGame', '/SHOP', '/Feedback', '/Shop/', '/?category=science'])(
    'is sent at %s, and must be revalidated each time',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    },
  )

  it.each([
    ['/nowhere', '/not-found'],
    ['/Shop/merchant', '/TextBasedGame/not-found'],
    ['/textbasedgame/nowhere', '/TextBasedGame/not-found'],
    ['/index.html', '/not-found'],
    ['/assets', '/not-found'],
    ['/apiary', '/not-found'],
    ['/%', '/not-found'],
    ['/%00', '/not-found'],
  ])('is the not-found screen at %s, with status 404', async (path, rendered) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect((await renderedIn(response)).path).toBe(rendered)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('is sent in the encoding that the browser accepts', async () => {
    const packed = async (path: string, accept: string) => {
      const response = await site.get(path, { 'Accept-Encoding': accept })
      expect(response.headers.get('Vary')).toBe('Accept-Encoding')
      return [response.headers.get('Content-Encoding'), Buffer.from(await response.arrayBuffer())]
    }
    expect(await packed('/assets/index-3f2a.js', 'gzip, br')).toEqual([
      'br',
      brotliCompressSync(SCRIPT),
    ])
    expect(await packed('/assets/index-3f2a.js', 'gzip')).toEqual(['gzip', gzipSync(SCRIPT)])
    expect(await packed('/humans.txt', 'br')).toEqual([null, Buffer.from('Somebody')])
  })

  it('is answered with 304 for a matching ETag, unless the address is unknown', async () => {
    const etag = (await site.get('/Feedback')).headers.get('ETag') ?? ''
    expect((await site.get('/Feedback', { 'If-None-Match': etag })).status).toBe(304)
    expect((await site.get('/nowhere', { 'If-None-Match': etag })).status).toBe(404)
  })

  it('has hashed files that are cached for a year', async () => {
    const response = await site.get('/assets/index-3f2a.js')
    expect(await response.text()).toBe(SCRIPT)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const gone = await site.get('/assets/index-old.js')
    expect(gone.status).toBe(404)
    expect(gone.headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/favicon.ico', 'image/png'],
    ['/humans.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('serves %s as %s, cached for five minutes', async (path, type) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    const etag = response.headers.get('ETag') ?? ''
    expect((await site.get(path, { 'If-None-Match': etag })).status).toBe(304)
  })

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/link.txt',
    '/.vite/manifest.json',
    '/.server/outside.txt',
    '/assets/index-3f2a.js.gz',
  ])('does not include %s, which is answered with 404', async (path) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it.each(['/', '/nowhere'])('isolates the document at %s from other sites', async (path) => {
    const { headers } = await site.get(path)
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\)/)
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
  })

  it('lets other sites embed its pictures, but no other file', async () => {
    const policyOf = async (path: string) =>
      (await site.get(path)).headers.get('Cross-Origin-Resource-Policy')
    for (const path of ['/favicon.svg', '/favicon.ico', '/icon-192.png'])
      expect(await policyOf(path), path).toBe('cross-origin')
    for (const path of ['/', '/assets/index-3f2a.js', '/humans.txt'])
      expect(await policyOf(path), path).toBe('same-origin')
  })

  it.each([
    '/',
    '/nowhere',
    '/humans.txt',
    '/assets/index-3f2a.js',
    '/api/facts',
    '/api/nothing',
    '/sitemap.xml',
  ])('has the same length in the responses to HEAD and GET at %s', async (path) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding }
      const body = await (await site.get(path, headers)).arrayBuffer()
      const head = await site.fetch(path, { method: 'HEAD', headers })
      // The id of a request has always the same length.
      expect(head.headers.get('Content-Length'), encoding).toBe(String(body.byteLength))
      expect(await head.text()).toBe('')
    }
  })

  it('can be requested with HEAD, without a body, and with no other method than GET', async () => {
    const head = await site.fetch('/Shop', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await head.text()).toBe('')
    const post = await site.fetch('/Shop', { method: 'POST' })
    expect(post.status).toBe(405)
    expect(post.headers.get('Allow')).toBe('GET, HEAD')
    // A path of the desk has a handler of its own.
    expect((await site.post('/desk/x', {})).headers.get('Allow')).toBe('GET, HEAD')
  })
})
