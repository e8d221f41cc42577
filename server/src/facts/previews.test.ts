import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScreenData } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { everLater } from '../testing/clock.ts'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'
import { setFactHidden } from './report-store.ts'

// The real page, so that a change of its head or root is noticed.
const webDist = mkdtempSync(join(tmpdir(), 'fable-fact-page-'))
const PAGE = new URL('../../../web/index.html', import.meta.url)
cpSync(PAGE, join(webDist, 'index.html'))
// Instead of React: the ids of the facts. e2e/facts-document.test.ts has the real one.
mkdirSync(join(webDist, '.server'))
writeFileSync(
  join(webDist, '.server/server.js'),
  `export async function render(path, { facts, fact }) {
    const shown = facts ? facts.page.facts : [fact.fact, ...fact.fact.related]
    if (shown[0]?.text === 'broken') throw new Error('broken')
    return path + ' ' + shown.map(({ id }) => id).join()
  }`,
)
writeFileSync(join(webDist, 'package.json'), '{"type":"module"}')
const clock = { now: Date.UTC(2026, 10, 22) }
const app = await openTestApp({ webDist, monotonic: everLater(), now: () => clock.now })
afterAll(() => app.close())

const readPage = async (path: string) => {
  const response = await app.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

const screenIn = (page: string) => /<div id="root" data-rendered>(.*?)<\/div>/s.exec(page)?.[1]
const dataIn = (page: string): ScreenData => {
  const [, json = '{}'] = /id="screen-data">(.*?)<\/script>/s.exec(page) ?? []
  return JSON.parse(json) as ScreenData
}

const canonicalOf = (page: string) =>
  Array.from(page.matchAll(/<link rel="canonical" href="([^"]*)">/g), ([, href]) => href)

describe('the page of a fact', () => {
  it('has its text for link previews, and its canonical address', async () => {
    const { id } = await app.share({ text: 'Wombats leave <cubes>.', category: 'science' })
    const page = await readPage(`/Facts/${String(id)}/`)
    const address = `${PUBLIC_URL.origin}/facts/${String(id)}`
    expect(page).toContain('<title>Wombats leave &#60;cubes&#62;. - Fact &#38; Fable</title>')
    expect(page).toContain('content="Wombats leave &#60;cubes&#62;. - Fact &#38; Fable"')
    expect(page).toContain(`<meta property="og:url" content="${address}">`)
    expect(page).toContain('<meta property="og:type" content="article">')
    expect(page).toContain(`<meta property="og:image" content="${address}/preview.png">`)
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(page).toContain('A fact from science, as example.com has it.')
    expect(canonicalOf(page)).toEqual([address])
  })

  it('has its HTML, and what that was rendered from', async () => {
    const related = await app.share({ text: 'Quokkas smile.', category: 'health' })
    const { id } = await app.share({ text: 'Quokkas eat leaves.', category: 'health' })
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'mindblowing' })
    const page = await readPage(`/Facts/${String(id)}/`)
    expect(screenIn(page)).toBe(`/facts/${String(id)} ${[id, related.id].join()}`)
    expect(dataIn(page).fact).toMatchObject({
      now: clock.now - (clock.now % 60_000),
      fact: { id, votesMindblowing: 1, domain: 'example.com', related: [{ id: related.id }] },
    })
  })

  it('is the same until a vote is cast or another minute begins', async () => {
    clock.now -= clock.now % 60_000
    const { id } = await app.share({ text: 'Numbats have fifty teeth.' })
    const etagOf = async () => (await app.get(`/facts/${String(id)}`)).headers.get('ETag')
    const first = await etagOf()
    clock.now += 59_000
    expect(await etagOf()).toBe(first)
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'false' })
    const second = await etagOf()
    expect(second).not.toBe(first)
    clock.now += 1_000
    expect(await etagOf()).not.toBe(second)
  })

  it('is served without HTML when it cannot be rendered', async () => {
    const { id } = await app.share({ text: 'broken' })
    const page = await readPage(`/facts/${String(id)}`)
    expect(page).toContain('<title>broken - Fact &#38; Fable</title>')
    expect(page).toContain('<div id="root">')
  })

  it.each([
    `</script></main><script>alert(1)</script><img src=x onerror=alert(1)>`,
    `"'><base href="https://evil.test/">&lt;b&gt;&amp;`,
    `$& $\` $' $1 $<name> $$`,
    `<!-- --> <title>Other</title> <div id="root">`,
    `\u05d0\u05d1 אבג "עברית" <i>`,
  ])('shows the text %s as text', async (text) => {
    const { id } = await app.share({ text })
    const page = await readPage(`/facts/${String(id)}`)
    expect(page).not.toMatch(/<script>alert|<img|<base|<i>|<!--/)
    expect(page.match(/<title>/g)).toHaveLength(1)
    expect(dataIn(page).fact?.fact.text).toBe(text)
    const escaped = text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    expect(page).toContain(`<title>${escaped} - Fact &#38; Fable</title>`)
    expect(page).toContain(`<meta property="og:title" content="${escaped} - Fact &#38; Fable">`)
  })

  it('shows a hostile source as an address', async () => {
    const source = `https://example.com/?"><script>alert(1)</script>&'`
    const { id } = await app.share({ source })
    const page = await readPage(`/facts/${String(id)}`)
    expect(page).not.toContain('<script>alert')
    expect(dataIn(page).fact?.fact.source).toBe(source)
  })

  it('is 404 if the fact is missing, 410 if it is hidden, and other paths are no fact', async () => {
    const { id } = await app.share({ text: 'Something awful' })
    expect((await app.get('/facts/999999999')).status).toBe(404)
    await setFactHidden(app.database, id, 0)
    const hidden = await app.get(`/facts/${String(id)}`)
    expect(hidden.status).toBe(410)
    expect(await hidden.text()).not.toContain('Something awful')
    expect((await app.get('/facts/0x1')).status).toBe(404)
  })
})

describe('the fact list', () => {
  it.each([
    ['/', '/'],
    ['/?category=science', '/?category=science'],
    ['/?sort=new&category=science&q=wombat', '/?category=science'],
    ['/?q=wombat', '/'],
    ['/?category=%22%3E%3Cscript%3E', '/'],
  ])('at %s has the canonical address %s', async (path, canonical) => {
    expect(canonicalOf(await readPage(path))).toEqual([PUBLIC_URL.origin + canonical])
  })

  it.each([
    ['/', ''],
    ['/?category=science', 'category=science'],
    ['/?sort=new', 'sort=new'],
    ['/?sort=disputed', 'sort=disputed'],
    ['/?sort=mindblowing&category=science', 'category=science&sort=mindblowing'],
  ])('at %s has its first page, and what it was rendered from', async (path, search) => {
    const { id } = await app.share({ text: '</script><i>Wombats</i>', category: 'science' })
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'false' })
    const page = await readPage(path)
    const data = dataIn(page).facts
    expect(data).toMatchObject({ now: clock.now - (clock.now % 60_000), search })
    expect(data?.page.facts.map(({ text }) => text)).toContain('</script><i>Wombats</i>')
    expect(screenIn(page)).toBe(`/ ${data?.page.facts.map((fact) => fact.id).join() ?? ''}`)
  })

  it.each(['/?q=wombat', '/?category=', '/?category=sport', '/?domain=nasa.gov'])(
    'at %s has no facts: the page asks for them',
    async (path) => {
      const page = await readPage(path)
      expect(screenIn(page)).toBeUndefined()
      expect(dataIn(page)).toEqual({})
      expect(page).toContain('<div id="root">')
    },
  )

  it('is the same until a fact changes or a minute has passed', async () => {
    clock.now -= clock.now % 60_000
    const { id } = await app.share({ category: 'news' })
    const etagOf = async () => (await app.get('/?category=news')).headers.get('ETag')
    const first = await etagOf()
    clock.now += 59_000
    expect(await etagOf()).toBe(first)
    const again = await app.get('/?category=news', { 'If-None-Match': first ?? '' })
    expect(again.status).toBe(304)
    clock.now += 1_000
    const second = await etagOf()
    expect(second).not.toBe(first)
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'false' })
    expect(await etagOf()).not.toBe(second)
  })

  it('is served without facts when the database does not respond', async () => {
    const broken = await openTestApp({ webDist })
    await broken.removeDatabase()
    const response = await broken.get('/')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<div id="root">')
    await broken.close()
  })

  it('is served without facts when they cannot be rendered', async () => {
    for (let facts = 0; facts < 2; facts += 1)
      await app.share({ text: 'broken', category: 'health' })
    const page = await readPage('/?category=health')
    expect(page).toContain('<div id="root">')
  })

  it('names its feeds', async () => {
    const feedsIn = (page: string) =>
      Array.from(page.matchAll(/href="(\/feeds\/\w+\.atom)"/g), ([, path]) => path).sort()
    expect(feedsIn(await readPage('/'))).toEqual(['/feeds/all.atom', '/feeds/disputed.atom'])
    const ofHealth = feedsIn(await readPage('/?category=health'))
    expect(ofHealth).toEqual(['/feeds/all.atom', '/feeds/disputed.atom', '/feeds/health.atom'])
    for (const path of ofHealth) expect((await app.get(path ?? '')).status).toBe(200)
  })

  it('has the description of the page, and is compressed', async () => {
    const response = await app.get('/', { 'Accept-Encoding': 'br' })
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(await readPage('/')).toContain(
      'content="One surprising true thing in ten seconds, and a hundred days to survive."',
    )
  })
})
