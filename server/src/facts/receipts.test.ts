import type { Fact } from '@fable/contract'
import { VOTES } from '@fable/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { cleanUpFacts } from './clean-up.ts'
import { setFactHidden } from './report-store.ts'

const clock = { now: Date.UTC(2026, 10, 22) }
const app = await openTestApp({ now: () => clock.now })
afterAll(app.close)

const vote = async (id: number, kind = 'interesting') => {
  const response = await app.post(`/api/facts/${id}/votes`, { vote: kind })
  expect(response.status).toBe(200)
  return response.headers.get('Vote-Receipt') ?? ''
}
const takeBack = (id: number, receipt: string) =>
  app.fetch(`/api/facts/${id}/votes/${receipt}`, { method: 'DELETE' })
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const stored = () => app.database.db.selectFrom('UsedReceipts').select('id').execute()

describe('a receipt', () => {
  it.each(VOTES)('takes a vote "%s" back', async (kind) => {
    const fact = await app.share({ category: 'history' })
    await vote(fact.id, kind)
    const receipt = await vote(fact.id, kind)
    const response = await takeBack(fact.id, receipt)
    expect(response.status).toBe(200)
    const { [`votes${kind.charAt(0).toUpperCase()}${kind.slice(1)}`]: count, ...rest } =
      (await response.json()) as Record<string, unknown>
    expect(count).toBe(1)
    expect(rest).toMatchObject({ id: fact.id })
    const list = (await (await app.get('/api/facts?category=history')).json()) as Fact[]
    const { votesInteresting, votesMindblowing, votesFalse } =
      list.find(({ id }) => id === fact.id) ?? fact
    expect(votesInteresting + votesMindblowing + votesFalse).toBe(1)
  })

  it('needs no write at the vote', async () => {
    const before = (await stored()).length
    await vote((await app.share()).id)
    expect(await stored()).toHaveLength(before)
  })

  it('is used once, however many requests come at once', async () => {
    const { id } = await app.share()
    const receipts = await Promise.all(Array.from({ length: 20 }, () => vote(id)))
    const sent = await Promise.all(
      receipts.slice(0, 10).flatMap((receipt) => [1, 2, 3].map(() => takeBack(id, receipt))),
    )
    const statuses = sent.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(20).fill(410)])
    const late = await takeBack(id, receipts[0] ?? '')
    expect(late.status).toBe(410)
    expect(await codeOf(late)).toBe('receipt_used')
    const counted = await app.post(`/api/facts/${id}/votes`, { vote: 'false' })
    expect(await counted.json()).toMatchObject({ votesInteresting: 10, votesFalse: 1 })
  })

  it('works in the middle of other votes, none of which is lost', async () => {
    const { id } = await app.share()
    const first = await Promise.all(Array.from({ length: 50 }, () => vote(id)))
    await Promise.all(first.flatMap((receipt) => [vote(id), takeBack(id, receipt)]))
    const last = await app.post(`/api/facts/${id}/votes`, { vote: 'false' })
    expect(await last.json()).toMatchObject({ votesInteresting: 50 })
  })

  it('is good for eight seconds', async () => {
    const { id } = await app.share()
    const [early, late] = [await vote(id), await vote(id)]
    clock.now += 8000
    expect((await takeBack(id, early)).status).toBe(200)
    clock.now += 1001
    const response = await takeBack(id, late)
    expect(response.status).toBe(410)
    expect(await codeOf(response)).toBe('receipt_expired')
  })

  it('is good for its own fact, kind and server only', async () => {
    const [one, other] = [await app.share(), await app.share()]
    await vote(one.id, 'false')
    const receipt = await vote(one.id)
    const [body = '', id = '', tag = ''] = receipt.split('.')
    const later = `i${(clock.now + 60_000).toString(36)}`
    const forged = [
      `f${body.slice(1)}.${id}.${tag}`,
      `${later}.${id}.${tag}`,
      `${body}.${id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}.${tag}`,
      `${body}.${id}.${'A'.repeat(22)}`,
      `${body}.${id}`,
      `${receipt}A`,
      'x',
      '%00',
    ]
    for (const text of forged) {
      const response = await takeBack(one.id, text)
      expect(response.status, text).toBe(404)
      expect(await codeOf(response)).toBe('receipt_not_found')
    }
    expect((await takeBack(other.id, receipt)).status).toBe(404)
    const stranger = await openTestApp({ authSecret: 'another secret, as long as the first one' })
    const fact = await stranger.share()
    const foreign = await stranger.post(`/api/facts/${fact.id}/votes`, { vote: 'interesting' })
    await stranger.close()
    const header = foreign.headers.get('Vote-Receipt') ?? ''
    expect((await takeBack(one.id, header)).status).toBe(404)
    expect((await takeBack(one.id, receipt)).status).toBe(200)
  })

  it('never makes a count negative', async () => {
    const { id } = await app.share()
    const receipt = await vote(id)
    await app.database.db
      .updateTable('Facts')
      .set({ votesInteresting: 0 })
      .where('id', '=', id)
      .execute()
    expect(await (await takeBack(id, receipt)).json()).toMatchObject({ votesInteresting: 0 })
  })

  it('of a hidden fact is 410', async () => {
    const { id } = await app.share()
    const receipt = await vote(id)
    await setFactHidden(app.database, id, clock.now)
    const response = await takeBack(id, receipt)
    expect(response.status).toBe(410)
    expect(await codeOf(response)).toBe('fact_hidden')
  })

  it('is refused from another site', async () => {
    const { id } = await app.share()
    const receipt = await vote(id)
    const headers = { Origin: 'https://evil.example' }
    const response = await app.fetch(`/api/facts/${id}/votes/${receipt}`, {
      method: 'DELETE',
      headers,
    })
    expect(response.status).toBe(403)
  })

  it('is forgotten after a day', async () => {
    expect((await stored()).length).toBeGreaterThan(0)
    await cleanUpFacts(app.database, clock.now + 86_000_000)
    expect((await stored()).length).toBeGreaterThan(0)
    await cleanUpFacts(app.database, clock.now + 86_400_001)
    expect(await stored()).toEqual([])
  })
})
