import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { Fact, FactPage } from '@fable/contract'
import { FEED_NAMES, publicFeedPath, SCREEN_PATHS } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'
import { everLater } from '../../testing/clock.ts'
import { insertManyFacts } from '../../testing/many-facts.ts'
import { hideCorrection, hideFact } from '../../testing/moderate.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { vouchForProgram } from '../board/vouched.ts'
import { escapeXml } from './writer.ts'

const clock = { now: Date.UTC(2026, 10, 22), monotonic: 0 }
const app = await openTestApp({ now: () => clock.now, monotonic: () => clock.monotonic })

/** Parses XML. Throws at the first error or warning. */
function parse(text: string): Element {
  const { documentElement } = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    text,
    'text/xml',
  )
  if (!documentElement) throw new Error('The document is empty.')
  return documentElement
}

const grammar = readFileSync(new URL('../../testing/atom.rng', import.meta.url), 'utf8')

/** Breaches of Atom's grammar in the text. */
async function findMistakes(text: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: text, schema: grammar, extension: 'relaxng' })
  return errors.map(({ message }) => message)
}

async function readText(path: string) {
  clock.monotonic += 1000
  const response = await app.get(path)
  expect(response.status, path).toBe(200)
  return { text: await response.text(), type: response.headers.get('Content-Type') }
}

async function read(path: string) {
  const { text, type } = await readText(path)
  if (path.endsWith('.atom')) expect(await findMistakes(text)).toEqual([])
  return { root: parse(text), type }
}

const childrenOf = (parent: Element, name: string) =>
  Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
  )
const textsOf = (parent: Element, name: string) =>
  childrenOf(parent, name).map((child) => child.textContent ?? '')
function textOf(parent: Element, name: string) {
  const [text, ...others] = textsOf(parent, name)
  expect(others, name).toEqual([])
  return text ?? ''
}
const linksOf = (parent: Element): Record<string, string> =>
  Object.fromEntries(
    childrenOf(parent, 'link').map((link) => [
      link.getAttribute('rel') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  )
const titlesIn = (feed: Element) => childrenOf(feed, 'entry').map((entry) => textOf(entry, 'title'))

const NASTY = `<b>&amp; "quotes" 'too' ]]> --> \u0001\u000b 𝕏 🥔\nnew line`

const first = await app.share({
  text: NASTY,
  source: `https://example.com/?a=1&b="'<>&c=ü`,
  category: 'health',
})
await app.database.db
  .insertInto('Facts')
  .values(Array.from({ length: 60 }, (_, n) => newFact({ text: `Old ${n}`, category: 'news' })))
  .execute()

describe('a feed', () => {
  it.each(FEED_NAMES)('is a valid Atom feed with an absolute link to itself: %s', async (name) => {
    const { root, type } = await read(publicFeedPath(name))
    expect(type).toBe('application/atom+xml; charset=utf-8')
    expect(linksOf(root).self).toBe(`https://fable.test/feeds/${name}.atom`)
  })

  it('has a style sheet, and the content type with which browsers apply it', async () => {
    const response = await app.get('/feeds/all.atom', { Accept: 'text/html,*/*;q=0.8' })
    expect(await response.text()).toContain(
      '<?xml-stylesheet type="text/css" href="/feed.css"?>\n<feed ',
    )
    const { headers } = response
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('Vary')).toBe('Accept, Accept-Encoding')
  })

  it('has the newest 50 facts', async () => {
    const { root } = await read('/feeds/all.atom')
    expect(titlesIn(root)).toEqual(Array.from({ length: 50 }, (_, n) => `Old ${59 - n}`))
  })

  it('keeps the special characters of a text and a source', async () => {
    const { root } = await read('/feeds/health.atom')
    const [entry, ...others] = childrenOf(root, 'entry')
    if (!entry) throw new Error('The feed is empty.')
    expect(others).toEqual([])
    const text = NASTY.replace('\u0001', '\ufffd').replace('\u000b', '\ufffd')
    expect([textOf(entry, 'title'), textOf(entry, 'content')]).toEqual([
      text,
      `${text}\n\nSource: ${first.source}`,
    ])
    expect(textOf(entry, 'id')).toBe(`tag:fable.test,2026:fact:${first.id}`)
    expect(textOf(entry, 'updated')).toBe('2026-11-22T00:00:00.000Z')
    expect(linksOf(entry)).toEqual({
      alternate: `https://fable.test/facts/${first.id}`,
      via: new URL(first.source).href,
    })
    expect(childrenOf(entry, 'category')[0]?.getAttribute('term')).toBe('health')
  })

  it('of disputed facts contains a fact only after it is disputed', async () => {
    expect(titlesIn((await read('/feeds/disputed.atom')).root)).toEqual([])
    await app.post(`/api/facts/${first.id}/votes`, { vote: 'false' })
    expect(titlesIn((await read('/feeds/disputed.atom')).root)).toHaveLength(1)
  })

  it('shows the correction below a disputed fact when two readers found it helpful', async () => {
    const contents = async () => {
      const { root } = await read('/feeds/disputed.atom')
      return childrenOf(root, 'entry').map((entry) => textOf(entry, 'content'))
    }
    const source = 'https://example.com/right?a&b'
    const { id } = await app.correct(first.id, { text: 'It is <so>.', source })
    const rather = `\n\nSource: ${first.source}\n\nRather: It is <so>. (${source})`
    expect((await contents()).filter((text) => text.includes('Rather'))).toEqual([])
    for (const from of ['192.0.2.2', '192.0.2.3'])
      await app.post(`/api/corrections/${id}/votes`, {}, {}, from)
    expect((await contents()).filter((text) => text.endsWith(rather))).toHaveLength(1)
  })

  it('updates the time of a fact that becomes disputed or gets a correction', async () => {
    const timesOf = async (name: string, id: number) => {
      const entries = childrenOf((await read(`/feeds/${name}.atom`)).root, 'entry')
      const entry = entries.find((one) => linksOf(one).alternate?.endsWith(`/facts/${id}`))
      return entry && [textOf(entry, 'published'), textOf(entry, 'updated')]
    }
    const at = (n: number) => new Date(start + n * 60_000).toISOString()
    const start = clock.now
    const moveTo = (n: number) => {
      clock.now = start + n * 60_000
    }
    const fact = await app.share({ text: 'Changes.', category: 'finance' })
    moveTo(1)
    const { id } = await app.correct(fact.id)
    const help = (from: string) => app.post(`/api/corrections/${id}/votes`, {}, {}, from)
    const vote = (kind: string) => app.post(`/api/facts/${fact.id}/votes`, { vote: kind })
    expect(await timesOf('finance', fact.id)).toEqual([at(0), at(0)])
    expect(await timesOf('disputed', fact.id)).toBeUndefined()
    moveTo(2)
    await vote('false')
    expect(await timesOf('disputed', fact.id)).toEqual([at(2), at(2)])
    expect(await timesOf('finance', fact.id)).toEqual([at(0), at(0)])
    moveTo(3)
    for (const from of ['192.0.2.2', '192.0.2.3']) await help(from)
    expect(await timesOf('disputed', fact.id)).toEqual([at(2), at(3)])
    expect(await timesOf('finance', fact.id)).toEqual([at(0), at(3)])
    moveTo(4)
    await vote('false')
    expect(await timesOf('disputed', fact.id)).toEqual([at(2), at(3)])
    moveTo(5)
    for (let n = 0; n < 2; n += 1) await vote('interesting')
    expect(await timesOf('disputed', fact.id)).toBeUndefined()
    expect(await timesOf('finance', fact.id)).toEqual([at(0), at(5)])
    moveTo(6)
    await vote('false')
    expect(await timesOf('disputed', fact.id)).toEqual([at(6), at(6)])
    moveTo(7)
    await hideCorrection(app.database, id)
    expect(await timesOf('finance', fact.id)).not.toEqual([at(0), at(6)])
    moveTo(0)
  })

  it('dates facts without a date by the first migration of the database', async () => {
    const { root } = await read('/feeds/news.atom')
    const [entry] = childrenOf(root, 'entry')
    if (!entry) throw new Error('The feed is empty.')
    const { rows } = await sql<{ time: string }>`
      select min("timestamp") as "time" from kysely_migration`.execute(app.database.db)
    const since = rows[0]?.time ?? ''
    expect([textOf(entry, 'updated'), textOf(root, 'updated')]).toEqual([since, since])
    expect(since > '2026').toBe(true)
    expect(textsOf(entry, 'published')).toEqual([])
  })

  it('can be read by pages of other sites, unlike the list of facts in the API', async () => {
    const { headers } = await app.get('/feeds/all.atom')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const call = await app.get('/api/facts')
    expect(call.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })

  it('shows a new fact and drops a hidden fact within a second', async () => {
    const fact: Fact = await app.share({ text: 'Brand new', category: 'health' })
    expect(titlesIn((await read('/feeds/all.atom')).root)).toContain('Brand new')
    await hideFact(app.database, fact.id, clock.now)
    for (const name of ['all', 'health'])
      expect(titlesIn((await read(`/feeds/${name}.atom`)).root)).not.toContain('Brand new')
  })

  it('is compressed, and answered with 304 until it changes', async () => {
    const response = await app.get('/feeds/all.atom', { 'Accept-Encoding': 'br' })
    expect(response.headers.get('Content-Encoding')).toBe('br')
    const text = brotliDecompressSync(await response.arrayBuffer()).toString()
    expect(await findMistakes(text)).toEqual([])
    const etag = response.headers.get('ETag') ?? ''
    expect((await app.get('/feeds/all.atom', { 'If-None-Match': etag })).status).toBe(304)
    await app.share()
    clock.monotonic += 1000
    expect((await app.get('/feeds/all.atom', { 'If-None-Match': etag })).status).toBe(200)
  })
})

const addressesIn = (root: Element) =>
  Array.from(root.childNodes)
    .filter((node) => node.nodeType === 1)
    .map((node) => textOf(node as Element, 'loc'))

async function insertVouchedFacts({ database }: TestApp) {
  await insertManyFacts(database, { from: 1, to: 100 })
  const ids = Array.from({ length: 100 }, (_, n) => n + 1)
  await vouchForProgram(database, ids)
}

describe('the feeds of the days', () => {
  it('have the fact and the round of each day, without the solution', async () => {
    const app = await openTestApp({ now: () => clock.now })
    await insertVouchedFacts(app)
    const first = Date.UTC(2026, 11, 1)
    for (const n of [0, 1]) {
      clock.now = first + n * 86_400_000
      await app.get('/api/days/today')
    }
    const read = async (name: string) => {
      const text = await (await app.get(`/feeds/${name}.atom`)).text()
      expect(await findMistakes(text)).toEqual([])
      return { text, entries: childrenOf(parse(text), 'entry') }
    }
    const facts = await read('fact-of-the-day')
    expect(facts.entries.map((entry) => textOf(entry, 'updated'))).toEqual([
      '2026-12-02T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ])
    const rounds = await read('rounds')
    expect(rounds.entries.map((entry) => linksOf(entry))).toEqual([
      { alternate: 'https://fable.test/days/2026-12-02' },
      { alternate: 'https://fable.test/days/2026-12-01' },
    ])
    const stored = await app.database.db.selectFrom('Rounds').selectAll().execute()
    for (const { day, text, truth, source } of stored) {
      expect(rounds.text.includes(escapeXml(text)), day).toBe(day <= '2026-12-02')
      expect(rounds.text).not.toContain(escapeXml(truth))
      expect(rounds.text).not.toContain(escapeXml(source))
    }
  })

  it('update the entry of a day when its fact gets a correction', async () => {
    const app = await openTestApp({ now: () => clock.now, monotonic: everLater() })
    await insertVouchedFacts(app)
    clock.now = Date.UTC(2026, 11, 1)
    await app.get('/api/days/today')
    // The fact of today would make way for another one.
    clock.now = Date.UTC(2026, 11, 2, 12)
    const yesterday = async () => {
      const text = await (await app.get('/feeds/fact-of-the-day.atom')).text()
      const entry = childrenOf(parse(text), 'entry').at(-1)
      if (!entry) throw new Error('The feed is empty.')
      return entry
    }
    const entry = await yesterday()
    expect(textOf(entry, 'updated')).toBe('2026-12-01T00:00:00.000Z')
    const id = Number(linksOf(entry).alternate?.split('/').at(-1))
    await app.database.db
      .updateTable('Facts')
      .set({ votesFalse: 5000 })
      .where('id', '=', id)
      .execute()
    const { id: correction } = await app.correct(id)
    for (const from of ['192.0.2.2', '192.0.2.3'])
      await app.post(`/api/corrections/${correction}/votes`, {}, {}, from)
    expect(textOf(await yesterday(), 'content')).toContain('Rather: ')
    expect(textOf(await yesterday(), 'updated')).toBe('2026-12-02T12:00:00.000Z')
  })

  it('do not contain the fable of a round as a fact, and neither do lists, searches and other feeds', async () => {
    const app = await openTestApp({ now: () => clock.now })
    await insertManyFacts(app.database, { from: 1, to: 100 })
    await app.get('/today')
    await app.get('/api/days/today')
    const round = await app.database.db.selectFrom('Rounds').selectAll().executeTakeFirstOrThrow()
    const words = encodeURIComponent(round.text.split(' ').slice(0, 6).join(' '))
    const lists = ['/api/facts', '/api/fact-pages?sort=new']
    const feeds = ['/feeds/all.atom', `/feeds/${round.category}.atom`, '/feeds/disputed.atom']
    for (const path of [
      ...lists,
      ...feeds,
      `/api/fact-pages?q=${words}`,
      '/feeds/fact-of-the-day.atom',
    ])
      expect(await (await app.get(path)).text(), path).not.toContain(escapeXml(round.text))
    // The first page has the three sentences of today's round beside its facts.
    const { facts, today } = (await (await app.get('/api/fact-pages')).json()) as FactPage
    expect(JSON.stringify(facts)).not.toContain(round.text)
    expect(today?.sentences).toContain(round.text)
  })
})

describe('the sitemap', () => {
  it('has the screens and all facts that are not hidden', async () => {
    const { root, type } = await read('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const addresses = addressesIn(root)
    expect(addresses).toContain(`https://fable.test/facts/${first.id}`)
    for (const screen of ['facts', 'game', 'shop', 'feedback', 'updates'] as const)
      expect(addresses).toContain(`https://fable.test${SCREEN_PATHS[screen]}`)
    const hidden = await app.share()
    expect(addressesIn((await read('/sitemap.xml')).root)).toHaveLength(addresses.length + 1)
    await hideFact(app.database, hidden.id, clock.now)
    expect(addressesIn((await read('/sitemap.xml')).root)).toHaveLength(addresses.length)
  })

  it('is divided into parts of 49,000 ids, with each fact in one of them', async () => {
    const whole = addressesIn((await read('/sitemap.xml')).root)
    const ids = [49_000, 49_001, 98_001]
    await app.database.db
      .insertInto('Facts')
      .values(ids.map((id) => ({ ...newFact(), id })))
      .execute()
    const { root } = await read('/sitemap.xml')
    expect(root.localName).toBe('sitemapindex')
    const parts = addressesIn(root)
    expect(parts).toHaveLength(3)
    const addresses = []
    for (const part of parts)
      addresses.push(...addressesIn((await read(new URL(part).pathname)).root))
    expect(addresses).toEqual([...whole, ...ids.map((id) => `https://fable.test/facts/${id}`)])
  })

  it('has no other parts than those that it names', async () => {
    for (const name of ['facts-0.xml', 'facts-4.xml', 'facts-1e1.xml', 'facts-999999.xml', 'x'])
      expect((await app.get(`/sitemaps/${name}`)).status, name).not.toBe(200)
  })

  it('is named in robots.txt', async () => {
    const response = await app.get('/robots.txt')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(await response.text()).toMatch(/^Sitemap: https:\/\/fable\.test\/sitemap\.xml$/m)
  })

  it('is refused with 429 beyond sixty requests from one client', async () => {
    const busy = await openTestApp({ environment: { RATE_LIMITS: 'on' } })
    const sent = await Promise.all(Array.from({ length: 61 }, () => busy.get('/sitemap.xml')))
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
