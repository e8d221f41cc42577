import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

const PAGE = `<!doctype html><title>Fact &amp; Fable</title>${'<p>Once upon a time.</p>'.repeat(100)}`
const SCRIPT = `console.log('${'fable '.repeat(500)}')`

const root = mkdtempSync(join(tmpdir(), 'fable-site-'))
const dist = join(root, 'dist')
const write = (path: string, body: string, { packed = false } = {}) => {
  const file = join(dist, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
  if (!packed) return
  writeFileSync(`${file}.br`, brotliCompressSync(body))
  writeFileSync(`${file}.gz`, gzipSync(body))
}

const site = await openTestApp({ webDist: dist })
afterAll(async () => {
  await site.close()
  rmSync(root, { recursive: true })
})

describe('before the page is built', () => {
  it('responds with a clear error, and the API works', async () => {
    const response = await site.get('/')
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(response.headers.get('Retry-After')).toBe('10')
    expect(await response.text()).toMatch(/not been built/)
    expect((await site.get('/api/facts')).status).toBe(200)
  })
})

describe('the built page', () => {
  const build = () => {
    write('index.html', PAGE, { packed: true })
    write('assets/index-3f2a.js', SCRIPT, { packed: true })
    write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write('humans.txt', 'Somebody')
    write('manifest.webmanifest', '{}')
    write('.vite/manifest.json', '{"secret":1}')
    writeFileSync(join(root, 'outside.txt'), 'secret')
    symlinkSync(join(root, 'outside.txt'), join(dist, 'link.txt'))
  }

  it('is served as soon as it has been built', async () => {
    build()
    const response = await site.get('/Shop')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PAGE)
  })

  it.each([
    '/',
    '/TextBasedGame',
    '/textbasedgame',
    '/TextBasedGame/leaderboard',
    '/TextBasedGame/daily',
    '/TextBasedGame/ledger',
    '/SHOP',
    '/Feedback',
    '/updates',
    '/credits',
    '/Shop/',
    '/?category=science',
  ])('is the response at %s, to be asked for anew each time', async (path) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each(['/nowhere', '/Shop/merchant', '/index.html', '/assets', '/apiary', '/%', '/%00'])(
    'is the response at %s with status 404',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(PAGE)
      expect(response.headers.get('Cache-Control')).toBe('no-cache')
    },
  )

  it('has the encoding that the browser accepts', async () => {
    const packed = async (path: string, accept: string) => {
      const response = await site.get(path, { 'Accept-Encoding': accept })
      expect(response.headers.get('Vary')).toBe('Accept-Encoding')
      return [response.headers.get('Content-Encoding'), Buffer.from(await response.arrayBuffer())]
    }
    expect(await packed('/Feedback', 'gzip, br')).toEqual(['br', brotliCompressSync(PAGE)])
    expect(await packed('/Shop', 'gzip')).toEqual(['gzip', gzipSync(PAGE)])
    expect(await packed('/assets/index-3f2a.js', 'br')).toEqual(['br', brotliCompressSync(SCRIPT)])
    expect(await packed('/humans.txt', 'br')).toEqual([null, Buffer.from('Somebody')])
  })

  it('is 304 with a matching tag, but a wrong address stays 404', async () => {
    const etag = (await site.get('/Feedback')).headers.get('ETag') ?? ''
    expect((await site.get('/Shop', { 'If-None-Match': etag })).status).toBe(304)
    expect((await site.get('/nowhere', { 'If-None-Match': etag })).status).toBe(404)
  })

  it('has hashed files that browsers cache forever', async () => {
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
    ['/humans.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('has %s, kept for a short while', async (path, type) => {
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
    '/%2e%2e/outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/assets/../../outside.txt',
    '/link.txt',
    '/.vite/manifest.json',
    '/index.html.br',
    '/assets/index-3f2a.js.gz',
  ])('gives nothing away at %s', async (path) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(PAGE)
  })

  it.each(['/', '/nowhere'])('isolates the document at %s from other sites', async (path) => {
    const { headers } = await site.get(path)
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\)/)
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
  })

  it('responds to HEAD without a body, and rejects other methods', async () => {
    const head = await site.fetch('/Shop', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await head.text()).toBe('')
    const post = await site.fetch('/Shop', { method: 'POST' })
    expect(post.status).toBe(405)
    expect(post.headers.get('Allow')).toBe('GET, HEAD')
  })
})
