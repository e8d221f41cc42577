// @vitest-environment jsdom
import type { InfiniteData } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ALL_FACTS } from '@fable/contract/limits'
import {
  fillInBrowser,
  passTime,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../testing/page.tsx'
import type { Page, PageStart } from './fetched.ts'
import { cacheFacts, listKey } from './list-queries.ts'
import NewFacts from './new-facts.tsx'

const NOW = Date.parse('2026-11-24T23:59:59.000Z')

const sentences = ['One', 'Two', 'Three']
const pageOf = (day: string) => ({ facts: [], next: null, today: { day, sentences } })

const shown = { facts: [], requestedAt: NOW, hasNewest: true, idsInView: () => [] }

beforeEach(() => {
  fillInBrowser()
  vi.useFakeTimers({ now: NOW })
})
afterEach(resetBrowser)

it('an open list gets the round of the new day after midnight', async () => {
  stubServer({ 'GET /api/fact-pages': pageOf('2026-11-25') })
  const { queries, rerender } = renderPage(null)
  cacheFacts(queries, {
    origin: 'https://example.com',
    now: NOW,
    facts: pageOf('2026-11-24'),
  })
  rerender(<NewFacts view={ALL_FACTS} onShow={() => undefined} {...shown} />)
  await passTime(15_000)
  const list = queries.getQueryData<InfiniteData<Page, PageStart>>(listKey(ALL_FACTS))
  expect(list?.pages[0]?.today?.day).toBe('2026-11-25')
})
