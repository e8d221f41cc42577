import type { Page } from '@playwright/test'
import type { LeaderboardEntry } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { openGame, openSave, SAVES } from './playing.ts'

const entries = (count: number): LeaderboardEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1).padStart(32, '0'),
    rank: at + 1,
    playerName: `Player ${at + 1}`,
    daysSurvived: 100,
    strength: 100 - at,
    seconds: 60,
    ...(at % 3 === 0 && { account: true as const }),
  }))

const panel = (page: Page) => page.getByRole('complementary', { name: 'Top Adventurers' })
const row = (page: Page, rank: number) =>
  panel(page).getByRole('link', { name: `${rank}. Player ${rank} - Days 100`, exact: true })

test.beforeEach(async ({ page }) => {
  await page.route('**/api/leaderboard?*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
    return route.fulfill({ json: entries(100).slice(0, limit) })
  })
})

test('the whole leaderboard can be read in a low window, and the campfire stays in its panel', async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await openSave(page, SAVES.paychance ?? {})
    await expect(row(page, 10)).toBeVisible()
    if (size.width > 1200) await expect(row(page, 10)).toBeInViewport({ ratio: 1 })
    await panel(page).getByRole('button', { name: 'Show more' }).press('Enter')
    await row(page, 100).scrollIntoViewIfNeeded()
    await expect(row(page, 100)).toBeInViewport({ ratio: 1 })
    await row(page, 100).click({ trial: true })
    const isInside = await page.evaluate(() => {
      const outer = document.querySelector('[aria-label="Adventurer"]')?.getBoundingClientRect()
      const inner = document.querySelector('[data-fire] svg')?.getBoundingClientRect()
      return outer && inner && inner.bottom <= outer.bottom && inner.top >= outer.top
    })
    expect(isInside).toBe(true)
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the chosen period of the leaderboard is underlined, and the other period is not', async ({
    page,
  }) => {
    await openGame(page)
    const chosen = (name: string) => panel(page).getByRole('button', { name })
    await chosen('This week').tap()
    await expect(chosen('This week')).toHaveCSS('text-decoration-line', 'underline')
    await expect(chosen('All time')).toHaveCSS('text-decoration-line', 'none')
  })
})
