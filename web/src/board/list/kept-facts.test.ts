// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FactDetails } from '@fable/contract'
import { makeFact } from '../../testing/fact.ts'
import { openRelease, stubCacheStorage } from '../../testing/offline-copies.ts'
import { resetBrowser } from '../../testing/page.tsx'
import { findKeptFact, findKeptPage, keepFact, keepList } from './kept-facts.ts'

const earlier = makeFact({ id: 4107, votesInteresting: 1 })

const keepListOf = (fact: FactDetails) =>
  keepList('/', {
    pages: [{ facts: [fact], next: null, requestedAt: 1 }],
    pageParams: [{}],
  })

beforeEach(stubCacheStorage)
afterEach(() => {
  resetBrowser()
  document.head.replaceChildren()
})

it.each([
  {
    what: 'a fact',
    keepIt: () => keepFact(earlier, 1),
    find: () => findKeptFact(earlier.id),
  },
  {
    what: 'a list',
    keepIt: () => keepListOf(earlier),
    find: () => findKeptPage('/', {}),
  },
  {
    what: 'a fact of a list',
    keepIt: () => keepListOf(earlier),
    find: () => findKeptFact(earlier.id),
  },
])(
  'the offline copy of $what is shown only by the release that stored it',
  async ({ keepIt, find }) => {
    openRelease('earlier')
    keepIt()
    await expect.poll<unknown>(find).toBeDefined()
    openRelease('this')
    expect(await find()).toBeUndefined()
  },
)

it('a page that is closed while it stores a list leaves the earlier copy intact', async () => {
  keepListOf(earlier)
  await expect.poll(() => findKeptPage('/', {})).toBeDefined()
  const cache = await caches.open('facts')
  const put = vi.spyOn(cache, 'put').mockReturnValue(new Promise(() => undefined))
  keepListOf(makeFact({ id: 4108 }))
  await expect.poll(() => put.mock.calls.length).toBeGreaterThan(0)
  expect((await findKeptPage('/', {}))?.facts).toEqual([earlier])
})
