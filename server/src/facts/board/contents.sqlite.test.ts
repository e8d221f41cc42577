import { afterAll, describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { makeAdmission } from '../../http/overload.ts'
import { makeBuiltPage, renderedIn } from '../../testing/built-page.ts'
import { everLater } from '../../testing/clock.ts'
import { hideFact } from '../../testing/moderate.ts'
import { openTestApp, PUBLIC_URL } from '../../testing/test-app.ts'

const MINUTE_MS = 60_000

const page = makeBuiltPage()
page.build()
const { webDist } = page
const clock = { now: Date.UTC(2026, 10, 22) }
const app = await openTestApp({ webDist, monotonic: everLater(), now: () => clock.now })
afterAll(page.remove)

async function read(path: string) {
  const response = await app.get(path)
  expect(response.status, path).toBe(200)
  return renderedIn(response)
}
const etagOf = async (path: string) => (await app.get(path)).headers.get('ETag')

describe('the page of a fact', () => {
  it('is rendered from the fact and its related facts', async () => {
    const related = await app.share({ text: 'Quokkas smile.', category: 'health' })
    const { id } = await app.share({ text: 'Quokkas eat leaves.', category: 'health' })
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'mindblowing' })
    const { path, data } = await read(`/Facts/${String(id)}/`)
    expect(path).toBe(`/facts/${String(id)}`)
    expect(data).toMatchObject({
      origin: PUBLIC_URL.origin,
      now: clock.now - (clock.now % MINUTE_MS),
      fact: { id, votesMindblowing: 1, domain: 'example.com', related: [{ id: related.id }] },
    })
  })

  it('keeps its ETag until a vote is cast or another minute begins', async () => {
    clock.now -= clock.now % MINUTE_MS
    const { id } = await app.share({ text: 'Numbats have fifty teeth.' })
    const path = `/facts/${String(id)}`
    const first = await etagOf(path)
    clock.now += MINUTE_MS - 1
    expect(await etagOf(path)).toBe(first)
    expect((await app.get(path, { 'If-None-Match': first ?? '' })).status).toBe(304)
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'false' })
    const second = await etagOf(path)
    expect(second).not.toBe(first)
    clock.now += 1
    expect(await etagOf(path)).not.toBe(second)
  })

  it('is served unrendered if rendering fails, and the failure is logged', async () => {
    const { id } = await app.share({ text: 'broken' })
    await read(`/facts/${String(id)}`)
    expect(app.logged.join()).toContain('a screen was not rendered')
  })

  it('has the status 404 for a missing fact and 410 for a hidden fact', async () => {
    const { id } = await app.share({ text: 'Something awful' })
    const missing = await app.get('/facts/999999999')
    expect(missing.status).toBe(404)
    expect((await renderedIn(missing)).data.missing).toBe(404)
    await hideFact(app.database, id)
    const hidden = await app.get(`/facts/${String(id)}`)
    expect(hidden.status).toBe(410)
    expect((await renderedIn(hidden)).data).toMatchObject({ missing: 410 })
    expect((await app.get('/facts/0x1')).status).toBe(404)
  })
})

describe('the board', () => {
  it.each([
    ['/', ''],
    ['/?category=science', 'category=science'],
    ['/?sort=new', 'sort=new'],
    ['/?sort=mindblowing&category=science', 'category=science&sort=mindblowing'],
    ['/?category=science&q=wombats', 'category=science&q=wombats'],
    ['/?domain=example.com', 'domain=example.com'],
    ['/?category=sport&sort=old&utm_source=x', ''],
  ])('is rendered with its facts at %s', async (path, search) => {
    const text = '</script><i>Wombats</i>'
    const { id } = await app.share({ text, category: 'science' })
    await app.post(`/api/facts/${String(id)}/votes`, { vote: 'mindblowing' })
    const { data } = await read(path)
    expect(data.search).toBe(search)
    expect(data.facts?.facts.map((fact) => fact.text)).toContain(text)
  })

  it('shows thirty facts of a category, and the rest at the address of the next page', async () => {
    for (let at = 0; at < 31; at += 1)
      await app.share({ text: `Fact ${String(at)}`, category: 'history' })
    const first = (await read('/?category=history&sort=new')).data.facts
    expect(first?.facts).toHaveLength(30)
    const next = await read(`/?category=history&sort=new&after=${first?.next ?? ''}`)
    expect(next.data.facts?.facts.map(({ text }) => text)).toEqual(['Fact 0'])
    expect((await read('/?after=nowhere')).data.facts).toBeUndefined()
  })

  it('shows twelve facts of the whole list, and those that follow at the address of the next page', async () => {
    for (let at = 0; at < 25; at += 1) await app.share({ text: `Fact ${String(at)}` })
    const first = (await read('/')).data.facts
    expect(first?.facts).toHaveLength(12)
    const next = await read(`/?after=${first?.next ?? ''}`)
    const shown = [...(first?.facts ?? []), ...(next.data.facts?.facts ?? [])]
    const all = (await (await app.get('/api/facts')).json()) as Fact[]
    expect(next.data.facts?.facts.length).toBeGreaterThan(12)
    expect(shown.map(({ id }) => id)).toEqual(all.slice(0, shown.length).map(({ id }) => id))
  })

  it('is served without facts if the database does not respond', async () => {
    const broken = await openTestApp({ webDist })
    await broken.removeDatabase()
    const response = await broken.get('/')
    expect(response.status).toBe(200)
    expect((await renderedIn(response)).data.facts).toBeUndefined()
  })
})

describe('a client that exceeds its limit of work', () => {
  it('gets the screen without contents and the time to retry', async () => {
    const admission = makeAdmission({
      monotonic: () => 0,
      maxInFlight: 500,
      isLimited: true,
      log: { error: () => undefined },
    })
    const limited = await openTestApp({ webDist, admission })
    // A 404 costs two units.
    for (let n = 0; n < 1500; n += 1) await limited.get('/api/nothing')
    const refused = await limited.get('/?q=word')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect(refused.headers.get('Content-Security-Policy')).toMatch(/; style-src 'self' 'sha256-x'$/)
    expect((await renderedIn(refused)).data.facts).toBeUndefined()
    expect((await limited.get('/api/updates')).status).toBe(429)
  })
})
