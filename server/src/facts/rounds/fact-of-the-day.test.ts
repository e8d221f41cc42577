import { describe, expect, it } from 'vitest'
import type { FactPage } from '@fable/contract'
import { everLater } from '../../testing/clock.ts'
import { changeVouched, hideFact } from '../../testing/moderate.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { MANY_REPORTS_MIN } from '../board/vouched.ts'
import { forgetSenders } from '../moderation/forget-senders.ts'

const DAY_MS = 86_400_000
const clock = { now: Date.UTC(2026, 10, 22, 23) }
const app = await openTestApp({
  monotonic: everLater(),
  now: () => clock.now,
  // Rounds would insert more facts.
  environment: { ROUND: 'off' },
})

const page = async (query = '') =>
  (await (await app.get(`/api/fact-pages${query}`)).json()) as FactPage
const ofTheDay = async () => (await page()).ofTheDay

/** Shares facts, and vouches for them. */
async function shareVouched(count: number, name: string) {
  const facts: number[] = []
  for (let n = 0; n < count; n += 1)
    facts.push((await app.share({ text: `${name} ${'x'.repeat(n)}` })).id)
  await changeVouched(app.database, 'vouch', facts)
}

describe('the fact of the day', () => {
  it('is never a fact for which nobody vouches', async () => {
    for (let n = 0; n < 20; n += 1) await app.share({ text: `Invented ${'x'.repeat(n)}` })
    clock.now += DAY_MS
    expect(await ofTheDay()).toBeNull()
  })

  it('is missing if there are too few facts of earlier days', async () => {
    await shareVouched(20, 'Fact number')
    expect(await ofTheDay()).toBeNull()
  })

  it('is chosen at the first visit of a day from facts below the first screen, and kept for that day', async () => {
    clock.now += 2 * 3_600_000
    const chosen = await ofTheDay()
    expect(chosen?.day).toBe('2026-11-24')
    const shown = (await page()).facts.findIndex(({ id }) => id === chosen?.fact.id)
    expect(shown).toBeGreaterThanOrEqual(12)
    expect(chosen?.fact.text).toContain('Fact number')
    await app.share({ text: 'New.' })
    for (let n = 0; n < 3; n += 1)
      await app.post(`/api/facts/${chosen?.fact.id ?? 0}/votes`, { vote: 'interesting' })
    expect((await ofTheDay())?.fact).toMatchObject({ id: chosen?.fact.id, votesInteresting: 3 })
  })

  it('is replaced if it is hidden, corrected, reported by many or no longer vouched for', async () => {
    const seen = new Set<number>()
    const idOfNext = async () => {
      const { id } = (await ofTheDay())?.fact ?? { id: 0 }
      expect(seen.has(id)).toBe(false)
      seen.add(id)
      return id
    }
    await hideFact(app.database, await idOfNext(), clock.now)
    const disputed = await idOfNext()
    await app.post(`/api/facts/${disputed}/votes`, { vote: 'false' })
    // Votes alone do not replace it.
    expect((await ofTheDay())?.fact.id).toBe(disputed)
    const correction = await app.correct(disputed)
    for (const from of ['198.51.100.1', '198.51.100.2'])
      await app.post(`/api/corrections/${correction.id}/votes`, {}, {}, from)
    const reported = await idOfNext()
    const report = (from: number) =>
      app.post(`/api/facts/${reported}/reports`, { reason: 'false' }, {}, `198.51.100.${from}`)
    for (let n = 1; n < MANY_REPORTS_MIN; n += 1) await report(n)
    // Further ones of the same sender do not count, not even at once, nor do reports of its correction.
    await Promise.all([1, 1, 1, 2, 2].map(report))
    const own = await app.correct(reported)
    await app.post(`/api/corrections/${own.id}/reports`, { reason: 'spam' }, {}, '198.51.100.9')
    expect((await ofTheDay())?.fact.id).toBe(reported)
    await forgetSenders(app.database, clock.now + 30 * DAY_MS)
    expect((await ofTheDay())?.fact.id).toBe(reported)
    await report(MANY_REPORTS_MIN)
    const facts = [await idOfNext()]
    await changeVouched(app.database, 'unvouch', facts)
    await idOfNext()
    clock.now += DAY_MS
    await idOfNext()
  })

  it('is the fact that was shown longest ago if all have been shown', async () => {
    const days: number[] = []
    for (let n = 0; n < 30; n += 1) {
      clock.now += DAY_MS
      days.push((await ofTheDay())?.fact.id ?? 0)
    }
    const all = new Set(days)
    for (let n = all.size; n < days.length; n += 1) expect(days[n]).toBe(days[n - all.size])
  })

  it('is only on the first page of the list of all facts', async () => {
    for (const query of ['?sort=new', '?category=science', '?q=fact', '?limit=12']) {
      const { ofTheDay: found, next } = await page(query)
      if (query === '?limit=12') {
        expect(found).not.toBeUndefined()
        expect((await page(`?after=${next ?? ''}`)).ofTheDay).toBeUndefined()
      } else expect(found).toBeUndefined()
    }
  })
})

it('the fact of the day is in no round whose answer is still secret', async () => {
  const own = { now: Date.UTC(2026, 11, 1, 12) }
  const small = await openTestApp({
    monotonic: everLater(),
    now: () => own.now,
    environment: { ROUND: 'off' },
  })
  const facts: number[] = []
  for (let n = 0; n < 14; n += 1)
    facts.push((await small.share({ text: `Small ${'x'.repeat(n)}` })).id)
  await changeVouched(small.database, 'vouch', facts)
  // All but the first two are on the first screen.
  const [firstFactId = 0, secondFactId = 0] = facts
  const fable = {
    text: 'A fable.',
    truth: 'A truth.',
    source: 'https://example.com',
    category: 'news' as const,
  }
  const day = '2026-12-01'
  await small.database.db
    .insertInto('Rounds')
    .values({ day, firstFactId, secondFactId, fablePlace: 1, ...fable })
    .execute()
  const onDay = async (next: number) => {
    own.now = Date.UTC(2026, 11, next)
    const { ofTheDay } = (await (await small.get('/api/fact-pages')).json()) as FactPage
    return ofTheDay?.fact.id
  }
  expect(await onDay(2)).toBeUndefined()
  expect(await onDay(3)).toBe(firstFactId)
})
