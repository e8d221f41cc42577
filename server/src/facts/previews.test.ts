import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import type { ScreenData } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
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
  `export async function render(path, { facts: { page } }) {
    if (page.facts[0]?.text === 'broken') throw new Error('broken')
    return page.facts.map(({ id }) => id).join()
  }`,
)
writeFileSync(join(webDist, 'package.json'), '{"type":"module"}')
const clock = { now: Date.UTC(2026, 10, 22) }
const app = await openTestApp({ webDist, now: () => clock.now })
afterAll(() => app.close())

const readPage = async (path: string) => {
  const response = await app.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** The one fact in the HTML, parsed. */
const factIn = (page: string) => {
  const [, content, ...others] = /<div id="root">(<main .*<\/main>)<\/div>/s.exec(page) ?? []
  expect(others).toEqual([])
  const { documentElement } = new DOMParser().parseFromString(content ?? '', 'text/html')
  if (!documentElement) throw new Error('The page has no fact.')
  return documentElement
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

  it('contains the fact before any script starts', async () => {
    const { id } = await app.share({
      text: 'Wombats leave cubes.',
      source: 'https://www.example.org/wombats?a=1&b=2',
      category: 'science',
    })
    for (const vote of ['interesting', 'mindblowing', 'mindblowing'])
      await app.post(`/api/facts/${String(id)}/votes`, { vote })
    const fact = factIn(await readPage(`/facts/${String(id)}`))
    expect(fact.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
      'All facts Wombats leave cubes. science (Source) example.org 22 Nov 2026' +
        ' Interesting: 1Mind-blowing: 2False: 0',
    )
    const [all, category, source] = Array.from(fact.getElementsByTagName('a'))
    expect(all?.getAttribute('href')).toBe('/')
    expect(category?.getAttribute('href')).toBe('/?category=science')
    expect(source?.getAttribute('href')).toBe('https://www.example.org/wombats?a=1&b=2')
    expect(source?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  })

  it('is marked as disputed while more visitors doubt it than like it', async () => {
    const { id } = await app.share({ text: 'Bananas are berries.' })
    const headingOf = async () =>
      factIn(await readPage(`/facts/${String(id)}`)).getElementsByTagName('h1')[0]?.textContent
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'false' })
    expect(await headingOf()).toBe('[DISPUTED] Bananas are berries.')
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'interesting' })
    expect(await headingOf()).toBe('Bananas are berries.')
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
    const [heading] = Array.from(factIn(page).getElementsByTagName('span'))
    expect(heading?.textContent).toBe(text)
    expect(heading?.getAttribute('dir')).toBe('auto')
    const escaped = text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    expect(page).toContain(`<title>${escaped} - Fact &#38; Fable</title>`)
    expect(page).toContain(`<meta property="og:title" content="${escaped} - Fact &#38; Fable">`)
  })

  it('shows a hostile source as an address', async () => {
    const source = `https://example.com/?"><script>alert(1)</script>&'`
    const { id } = await app.share({ source })
    const page = await readPage(`/facts/${String(id)}`)
    expect(page).not.toContain('<script>alert')
    expect(factIn(page).getElementsByTagName('a')[2]?.getAttribute('href')).toBe(source)
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

  const screenIn = (page: string) => /<div id="root" data-rendered>(.*?)<\/div>/s.exec(page)?.[1]
  const dataIn = (page: string) => {
    const [, json] = /id="screen-data">(.*?)<\/script>/s.exec(page) ?? []
    return json === undefined ? undefined : (JSON.parse(json) as ScreenData).facts
  }

  it.each([
    ['/', ''],
    ['/?category=science', 'category=science'],
    ['/?sort=new', 'sort=new'],
    ['/?sort=mindblowing&category=science', 'category=science&sort=mindblowing'],
  ])('at %s has its first page, and what it was rendered from', async (path, search) => {
    await app.share({ text: '</script><i>Wombats</i>', category: 'science' })
    const page = await readPage(path)
    const data = dataIn(page)
    expect(data).toMatchObject({ now: clock.now, search })
    expect(data?.page.facts.map(({ text }) => text)).toContain('</script><i>Wombats</i>')
    expect(screenIn(page)).toBe(data?.page.facts.map(({ id }) => id).join())
  })

  it.each([
    '/?sort=disputed',
    '/?q=wombat',
    '/?category=',
    '/?category=sport',
    '/?domain=nasa.gov',
  ])('at %s has no facts: the page asks for them', async (path) => {
    const page = await readPage(path)
    expect(screenIn(page)).toBeUndefined()
    expect(dataIn(page)).toBeUndefined()
    expect(page).toContain('<div id="root"></div>')
  })

  it('is the same until a fact changes or a minute has passed', async () => {
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
    expect(await response.text()).toContain('<div id="root"></div>')
    await broken.close()
  })

  it('is served without facts when they cannot be rendered', async () => {
    for (let facts = 0; facts < 2; facts += 1)
      await app.share({ text: 'broken', category: 'health' })
    const page = await readPage('/?category=health')
    expect(page).toContain('<div id="root"></div>')
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
