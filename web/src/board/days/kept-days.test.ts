// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Day, Month } from '@fable/contract'
import { openRelease, stubCacheStorage } from '../../testing/offline-copies.ts'
import { resetBrowser } from '../../testing/page.tsx'
import { TODAY } from './fetched-days.ts'
import { findKeptDay, findKeptMonth, keepDay, keepMonth } from './kept-days.ts'

/** A day and a month without the days before them. */
const earlierDay = {
  day: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
  endsAt: '2026-11-21T00:00:00Z',
  ofTheDay: null,
  round: null,
} as Day
const earlierMonth = { month: '2026-11', today: '2026-11-20', days: [] } as unknown as Month

beforeEach(stubCacheStorage)
afterEach(() => {
  resetBrowser()
  document.head.replaceChildren()
})

it.each([
  {
    what: 'a day',
    keepIt: () => keepDay(earlierDay.day, earlierDay, 1),
    find: () => findKeptDay(earlierDay.day),
  },
  {
    what: 'today',
    keepIt: () => keepDay(TODAY, earlierDay, 1),
    find: () => findKeptDay(TODAY),
  },
  {
    what: 'a month',
    keepIt: () => keepMonth('', earlierMonth, 1),
    find: () => findKeptMonth(''),
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
