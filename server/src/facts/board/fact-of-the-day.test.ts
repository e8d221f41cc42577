import { hideFact } from '../../testing/moderate.ts'
import type { FactPage } from '@fable/contract'
import { describe, expect, it } from 'vitest'
import { everLater } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
const clock = { now: Date.UTC(2026, 10, 22, 23) }
const app = await openTestApp({ monotonic: everLater(), now: () => clock.now })

const page = async (query = '') =>
  (await (await app.get(`/api/fact-pages${query}`)).json()) as FactPage
const ofTheDay = async () => (await page()).ofTheDay

describe('the fact of the day', () => {
  it('is missing without enough facts of earlier days', async () => {
    for (let n = 0; n < 20; n += 1) await app.share({ text: `Fact number ${'x'.repeat(n)}` })
    expect(await ofTheDay()).toBeNull()
  })

  it('is chosen below the first screen when the first visitor of a day comes, and stays', async () => {
    clock.now += 2 * 3_600_000
    const chosen = await ofTheDay()
    expect(chosen?.day).toBe('2026-11-23')
    const shown = (await page()).facts.findIndex(({ id }) => id === chosen?.fact.id)
    expect(shown).toBeGreaterThanOrEqual(12)
    await app.share({ text: 'New.' })
    for (let n = 0; n < 3; n += 1)
      await app.post(`/api/facts/${chosen?.fact.id ?? 0}/votes`, { vote: 'interesting' })
    expect((await ofTheDay())?.fact).toMatchObject({ id: chosen?.fact.id, votesInteresting: 3 })
  })

  it('is another one when it is hidden or disputed, and on the next day', async () => {
    const first = (await ofTheDay())?.fact.id ?? 0
    await hideFact(app.database, first, clock.now)
    const second = (await ofTheDay())?.fact.id ?? 0
    expect(second).not.toBe(first)
    await app.post(`/api/facts/${second}/votes`, { vote: 'false' })
    const third = (await ofTheDay())?.fact.id ?? 0
    expect([first, second]).not.toContain(third)
    clock.now += DAY_MS
    expect([first, second, third]).not.toContain((await ofTheDay())?.fact.id)
  })

  it('is on the first page of all facts only', async () => {
    for (const query of ['?sort=new', '?category=science', '?q=fact', '?limit=12']) {
      const { ofTheDay: found, next } = await page(query)
      if (query === '?limit=12') {
        expect(found).not.toBeUndefined()
        expect((await page(`?after=${next ?? ''}`)).ofTheDay).toBeUndefined()
      } else expect(found).toBeUndefined()
    }
  })
})
