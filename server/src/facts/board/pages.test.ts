import { describe, expect, it } from 'vitest'
import type { FactDetails, FactPage } from '@fable/contract'
import {
  CATEGORIES,
  FACT_SORTS,
  type FactSort,
  isDisputed,
  VOTE_IDS,
  VOTES,
} from '@fable/contract/limits'
import { everLater } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { encodeCursor, SORT_COLUMNS } from './pages.ts'

let now = Date.UTC(2026, 10, 22)
const app = await openTestApp({ monotonic: everLater(), now: () => now })

async function page(query: string) {
  const response = await app.get(`/api/fact-pages?${query}`)
  expect(response.status, query).toBe(200)
  return (await response.json()) as FactPage
}

/** Reads page after page to the end. */
async function readAll(query: string, after = '') {
  const facts: FactDetails[] = []
  for (let next: string | null = after; next !== null;) {
    const found: FactPage = await page(`${query}${next && `&after=${next}`}`)
    facts.push(...found.facts)
    next = found.next
  }
  return facts
}

const votesOf = (n: number) => ({
  votesInteresting: (n * 7) % 5,
  votesMindblowing: (n * 3) % 4,
  votesFalse: (n * 5) % 11,
})

await app.database.db
  .insertInto('Facts')
  .values(
    Array.from({ length: 240 }, (_, n) => ({
      text: `Fact ${n}`,
      source: 'https://www.example.com/a',
      category: CATEGORIES[n % CATEGORIES.length]?.id ?? 'news',
      ...votesOf(n),
    })),
  )
  .execute()

const VALUES: Record<FactSort, (fact: FactDetails) => number> = {
  top: (fact) => fact.votesInteresting,
  new: () => 0,
  mindblowing: (fact) => fact.votesMindblowing,
  disputed: (fact) => fact.votesFalse,
}

describe('the pages of facts', () => {
  it.each(FACT_SORTS)('contain each fact of the view once, in the order "%s"', async (sort) => {
    const valueOf = VALUES[sort]
    for (const query of [`sort=${sort}`, `sort=${sort}&category=history`]) {
      const facts = await readAll(`${query}&limit=7`)
      const ordered = facts.toSorted((a, b) => valueOf(b) - valueOf(a) || b.id - a.id)
      expect(facts).toEqual(ordered)
      const isListed = (n: number) =>
        (sort !== 'disputed' || isDisputed(votesOf(n))) &&
        (!query.includes('category') || CATEGORIES[n % CATEGORIES.length]?.id === 'history')
      const expected = Array.from({ length: 240 }, (_, n) => n).filter(isListed).length
      expect(expected).toBeGreaterThan(14)
      expect(new Set(facts.map(({ id }) => id)).size).toBe(expected)
      expect(facts).toHaveLength(expected)
    }
  })

  it('have 30 facts in the order "top" by default, and at most 100', async () => {
    expect(await page('')).toEqual(await page('sort=top&limit=30'))
    expect((await page('limit=100')).facts).toHaveLength(100)
    expect((await app.get('/api/fact-pages?limit=101')).status).toBe(400)
  })

  it('list the disputed facts with the most votes against first', async () => {
    const votes = [
      { for: 100, against: 1000 },
      { for: 40, against: 40 },
      { for: 1000, against: 3 },
      { for: 40, against: 1001 },
    ]
    const rows = votes.map((vote) => ({
      text: `${vote.for} to ${vote.against}`,
      source: 'https://example.com',
      category: 'news' as const,
      votesInteresting: vote.for - 1,
      votesMindblowing: 1,
      votesFalse: vote.against,
    }))
    await app.database.db.insertInto('Facts').values(rows).execute()
    const { facts } = await page('sort=disputed&limit=3&category=news')
    expect(facts.map(({ text }) => text)).toEqual([
      '40 to 1001',
      '100 to 1000',
      expect.not.stringContaining(' to '),
    ])
  })

  it('order the disputed facts by the only kind of vote that expresses doubt', () => {
    const doubts = VOTES.filter(({ isDoubt }) => isDoubt).map(({ field }) => field)
    expect(doubts).toEqual([SORT_COLUMNS.disputed])
  })

  it('do not fail when votes add up to more than 32 bits', async () => {
    const { id } = await app.share()
    const most = 2_147_483_646
    const votes = { votesInteresting: most, votesMindblowing: most, votesFalse: most }
    await app.database.db.updateTable('Facts').set(votes).where('id', '=', id).execute()
    const vote = await app.post(`/api/facts/${id}/votes`, { vote: 'false' })
    expect(vote.status).toBe(200)
    expect((await page('sort=disputed&limit=1')).facts[0]?.id).not.toBe(id)
    await app.database.db.deleteFrom('Facts').where('id', '=', id).execute()
  })

  it('begin with the newest fact, with its date and domain, in the order "new"', async () => {
    await page('sort=new')
    now += 1000
    const fact = await app.share({ source: 'https://www.nature.com/a', category: 'health' })
    for (const query of ['sort=new', 'sort=new&category=health', 'sort=new&limit=5']) {
      expect((await page(query)).facts[0]).toEqual({
        ...fact,
        createdAt: new Date(now).toISOString(),
        domain: 'nature.com',
        vouched: false,
      })
    }
    expect((await page('sort=new&category=news')).facts[0]?.id).not.toBe(fact.id)
  })

  it.each(FACT_SORTS)(
    'neither repeat nor skip facts in the order "%s" while new ones are added',
    async (sort) => {
      const before = await readAll(`sort=${sort}&limit=100`)
      const first = await page(`sort=${sort}&limit=20`)
      for (const vote of VOTE_IDS) {
        const added = await app.share()
        await app.post(`/api/facts/${added.id}/votes`, { vote })
      }
      const rest = await readAll(`sort=${sort}&limit=20`, first.next ?? '')
      const seen = [...first.facts, ...rest].map(({ id }) => id)
      expect(new Set(seen).size).toBe(seen.length)
      expect(before.every(({ id }) => seen.includes(id))).toBe(true)
    },
  )
})

describe('an invalid request for a page', () => {
  const cursor = (text: string) => Buffer.from(text).toString('base64url')
  const cases: [string, string][] = [
    ['sort=best', 'sort'],
    ['limit=0', 'limit'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['domain=a%20b', 'domain'],
    ['after=', 'after'],
    [`after=${encodeCursor('new', { value: 0, id: 9 })}`, 'after'],
    [`after=${cursor('top.4294967296.1')}`, 'after'],
    [`sort=disputed&after=${cursor('disputed.0.1')}`, 'after'],
    [`after=${cursor('top.-1.1')}`, 'after'],
  ]
  it.each(cases)('is refused with 400, naming the field: %s', async (query, field) => {
    const response = await app.get(`/api/fact-pages?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', issues: [{ field }] })
  })
})
