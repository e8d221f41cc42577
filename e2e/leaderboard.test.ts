import type { Page } from '@playwright/test'
import type { LeaderboardEntry } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { openSave, SAVES } from './playing.ts'

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

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 720 } })

test('in a low window with a touch screen the whole leaderboard can be read, and its period is underlined', async ({
  page,
}) => {
  await page.route('**/api/leaderboard?*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
    return route.fulfill({ json: entries(100).slice(0, limit) })
  })
  await openSave(page, SAVES.paychance ?? {})
  const button = (name: string) => panel(page).getByRole('button', { name })
  await button('This week').tap()
  await expect(button('This week')).toHaveCSS('text-decoration-line', 'underline')
  await expect(button('All time')).toHaveCSS('text-decoration-line', 'none')

  await expect(row(page, 10)).toBeInViewport({ ratio: 1 })
  await button('Show more').press('Enter')
  for (const [width, height] of [
    [1280, 720],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    await row(page, 100).scrollIntoViewIfNeeded()
    await expect(row(page, 100)).toBeInViewport({ ratio: 1 })
    await row(page, 100).click({ trial: true })
    // The campfire stays in its panel.
    const isInside = await page.evaluate(() => {
      const outer = document.querySelector('[aria-label="Adventurer"]')?.getBoundingClientRect()
      const inner = document.querySelector('[data-fire] svg')?.getBoundingClientRect()
      return outer && inner && inner.bottom <= outer.bottom && inner.top >= outer.top
    })
    expect(isInside).toBe(true)
  }
})
