import type { Page } from '@playwright/test'
import type { LeaderboardEntry } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { pageWidth } from './targets.ts'

const PATH = '/TextBasedGame/leaderboard'

const entry = (rank: number, more: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  id: rank.toString(16).padStart(32, '0'),
  rank,
  playerName: `Player ${rank}`,
  daysSurvived: 101 - rank,
  strength: 40,
  seconds: 5_460,
  ...more,
})

const NAMES = ['Ada', 'W'.repeat(40), 'שלום עולם', 'Adventurer']

/** The entries of a period, named after it from the fifth on. Every second run is a guest's. */
const entriesOf = (period: string) =>
  Array.from({ length: 50 }, (_, at) =>
    entry(at + 1, {
      playerName: NAMES[at] ?? `Player of ${period}`,
      ...(at % 2 === 0 ? { account: true } : { guest: true }),
      ...(at === 2 && { lostDays: 12 }),
    }),
  )

/** A leaderboard of fifty entries, in which the player is the thirtieth. */
async function openPage(page: Page, search = '') {
  await page.route('**/api/leaderboard?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const entries = entriesOf(searchParams.get('period') ?? '')
    return route.fulfill({ json: entries.slice(0, Number(searchParams.get('limit'))) })
  })
  const { id } = entry(30)
  await page.route('**/api/leaderboard/around?*', (route) =>
    route.fulfill({ json: { id, entries: [27, 28, 29, 30, 31].map((rank) => entry(rank)) } }),
  )
  await page.addInitScript((rankedId) => {
    const run = { rankedId, cause: 'death', daysSurvived: 71, endedAt: 0 }
    localStorage.setItem('FinishedRuns', JSON.stringify([run]))
  }, id)
  await page.goto(PATH + search)
  await expect(rows(page).first()).toBeVisible()
}

/** The rows of the leaderboard; the second list is the legend. */
const rows = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('the tabs of the leaderboard change its period, which a reload keeps and the back button restores', async ({
  page,
}) => {
  await openPage(page)
  await expect(rows(page).nth(4)).toContainText('5. Player of all - Days 96')
  await link(page, 'This week').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PATH}?period=week`)
  await expect(rows(page).nth(4)).toContainText('Player of week')
  await expect(link(page, 'This week')).toBeFocused()
  await page.reload()
  await expect(rows(page).nth(4)).toContainText('Player of week')
  await page.goBack()
  await expect(rows(page).nth(4)).toContainText('Player of all')
  await page.goto(`${PATH}?period=week&group=guests`)
  await expect(rows(page).nth(4)).toContainText('Player of week')
})

test('a row of the leaderboard leads to its run, and the back button returns to all rows that were shown', async ({
  page,
}) => {
  await openPage(page)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(rows(page)).toHaveCount(50)
  const eleventh = link(page, '11. Player of all - Days 90')
  await expect(eleventh).toBeFocused()
  // The whole row is the link, its numbers too.
  const box = await rows(page).nth(10).getByText('(40)').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(page).toHaveURL(`/TextBasedGame/runs/${entry(11).id}`)
  await page.goBack()
  await expect(rows(page)).toHaveCount(50)
})

test('the leaderboard fits phones, even with long and foreign names', async ({ page }) => {
  await openPage(page)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await pageWidth(page)).toBe(width)
    for (const row of await rows(page).all()) {
      const box = await row.boundingBox()
      if (!box || box.height < 30) continue
      expect(box.height).toBeGreaterThanOrEqual(44)
      // A long name is cut, its days are not.
      const days = await row.getByText(/^- Days \d+$/).boundingBox()
      expect((days?.x ?? width) + (days?.width ?? 0)).toBeLessThanOrEqual(box.x + box.width)
    }
  }
})

test('the game links to the leaderboard from its panel and its menu', async ({ page }) => {
  await page.goto('/TextBasedGame')
  await link(page, 'Top Adventurers').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Adventurers')
  await link(page, 'GAME').click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Top Adventurers' }).click()
  await expect(page).toHaveURL(PATH)
})
