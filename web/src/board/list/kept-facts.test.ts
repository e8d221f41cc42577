// @vitest-environment jsdom
import type { FactDetails } from '@fable/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openRelease, stubCacheStorage } from '../../testing/offline-copies.ts'
import { resetBrowser } from '../../testing/page.tsx'
import { findKeptFact, findKeptPage, keepFact, keepList } from './kept-facts.ts'

/** A fact without `vouched`. */
const earlier = {
  id: 4107,
  text: 'Wombats leave cubes.',
  source: 'https://example.com/',
  domain: 'example.com',
  category: 'science',
  createdAt: '2026-11-20T12:00:00Z',
  votesInteresting: 1,
  votesMindblowing: 0,
  votesFalse: 0,
} as FactDetails

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
  'the offline copy of $what, which may lack fields of this release, is shown by its own release alone',
  async ({ keepIt, find }) => {
    openRelease('earlier')
    keepIt()
    await vi.waitFor(async () => expect(await find()).toBeDefined())
    openRelease('this')
    expect(await find()).toBeUndefined()
  },
)
