// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { makeFact } from '../../testing/fact.ts'
import { resetBrowser, stubServer } from '../../testing/page.tsx'
import { factCase } from '../votes/case-votes.ts'
import { saveOwnVote } from '../votes/own-votes.ts'
import { fetchNews, followFact } from './since-visit.ts'

afterEach(resetBrowser)

/** A visit with this response of the server: its requests, and the news. */
async function visit(
  response: { last: number; added: number; facts: Fact[] },
  mayShow = () => true,
) {
  const asked: Record<string, string>[] = []
  stubServer({
    'GET /api/fact-news': (_body, query) => {
      asked.push(Object.fromEntries(query))
      return Response.json(response)
    },
  })
  const news = await fetchNews(new AbortController().signal, mayShow)
  return { asked, news }
}

it('a first visit has no news and is remembered', async () => {
  expect(await visit({ last: 7, added: 0, facts: [] })).toEqual({ asked: [{}], news: null })
  const second = await visit({ last: 9, added: 2, facts: [] })
  expect(second.asked).toEqual([{ after: '7' }])
  expect(second.news).toMatchObject({ added: 2, mindblowing: 0, doubts: 0 })
})

it('news since the last visit is shown only once', async () => {
  await visit({ last: 7, added: 0, facts: [] })
  await visit({ last: 9, added: 2, facts: [] })
  expect((await visit({ last: 9, added: 0, facts: [] })).news).toBeNull()
})

it('the news contains the votes for facts that this browser shared', async () => {
  await visit({ last: 7, added: 0, facts: [] })
  followFact(makeFact({ id: 8 }))
  followFact(makeFact({ id: 12 }))
  const shown = makeFact({ id: 12, votesMindblowing: 9, votesFalse: 1 })
  const { asked, news } = await visit({ last: 12, added: 3, facts: [shown] })
  expect(asked).toEqual([{ after: '7', ids: '12,8' }])
  // One of the three new facts was shared from this browser.
  expect(news).toMatchObject({ added: 2, mindblowing: 9, doubts: 1 })
  expect((await visit({ last: 12, added: 0, facts: [shown] })).asked).toEqual([
    { after: '12', ids: '12' },
  ])
})

it("the visitor's own votes are not news", async () => {
  await visit({ last: 7, added: 0, facts: [] })
  followFact(makeFact({ id: 8 }))
  saveOwnVote(factCase(8), 'false', 1)
  saveOwnVote(factCase(8), 'false', 1)
  const own = makeFact({ id: 8, votesFalse: 2 })
  expect((await visit({ last: 8, added: 1, facts: [own] })).news).toBeNull()
  const doubted = makeFact({ id: 8, votesFalse: 3 })
  expect((await visit({ last: 8, added: 0, facts: [doubted] })).news).toMatchObject({ doubts: 1 })
})

it('news that arrives too late to be shown appears at the next visit', async () => {
  await visit({ last: 7, added: 0, facts: [] })
  const response = { last: 9, added: 2, facts: [] }
  expect((await visit(response, () => false)).news).toBeNull()
  expect((await visit(response)).news).toMatchObject({ added: 2 })
})

it('the news covers at most the 50 newest facts that this browser shared', async () => {
  for (let id = 1; id <= 60; id += 1) followFact(makeFact({ id }))
  const { asked } = await visit({ last: 60, added: 0, facts: [] })
  expect(asked[0]?.ids?.split(',')).toHaveLength(50)
  expect(asked[0]?.ids?.startsWith('60,59')).toBe(true)
})

it('a visit with an unreadable record of the last visit has no news', async () => {
  localStorage.setItem('FactsVisit', '{"last":"x"')
  expect((await visit({ last: 7, added: 0, facts: [] })).news).toBeNull()
})
