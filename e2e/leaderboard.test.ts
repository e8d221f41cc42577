import type { Page, Route } from '@playwright/test'
import type { LeaderboardEntry } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { openGame } from './playing.ts'

const idOf = (rank: number) => rank.toString(16).padStart(32, '0')

const entries = (count: number, name = 'Player'): LeaderboardEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(at + 1),
    rank: at + 1,
    playerName: `${name} ${at + 1}`,
    daysSurvived: 100,
    strength: 100 - at,
    ...(at % 3 === 0 && { account: true as const }),
  }))

type Responses = { all?: () => LeaderboardEntry[] | null; week?: () => LeaderboardEntry[] | null }

/** The place of a run that is in the first rows of no test. */
const own: LeaderboardEntry = {
  ...{ id: 'a'.repeat(32), rank: 107, playerName: 'Wren', daysSurvived: 9, strength: 4 },
}

/** The server knows one run of the player's only. */
const stubPlace = (page: Page, entry: LeaderboardEntry) =>
  page.route('**/api/leaderboard/around?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    return searchParams.get('run') === entry.id && searchParams.get('group') === 'runs'
      ? route.fulfill({ json: { id: entry.id, entries: [entry] } })
      : route.fulfill({ status: 404, json: { code: 'run_not_found' } })
  })

/** Responds with the entries of the test; with null, as a server in trouble. */
const stubLeaderboard = (page: Page, { all, week }: Responses) =>
  page.route('**/api/leaderboard?*', (route: Route) => {
    const query = new URL(route.request().url()).searchParams
    const found = (query.get('period') === 'week' ? week : all)?.()
    if (!found) return route.fulfill({ status: 503, json: {} })
    return route.fulfill({ json: found.slice(0, Number(query.get('limit'))) })
  })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Top Adventurers' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const row = (page: Page, rank: number, name = 'Player') =>
  panel(page).getByRole('link', { name: `${rank}. ${name} ${rank} - Days 100`, exact: true })
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).press('Enter')

test('the leaderboard shows 10 entries, 100 on request, and the focus moves to the eleventh', async ({
  page,
}) => {
  await stubLeaderboard(page, { all: () => entries(100) })
  await openGame(page)
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toHaveText(/^1\. Player 1 - Days 100strength 100plays under/)
  await press(page, 'Show more')
  await expect(rows(page)).toHaveCount(100)
  await expect(row(page, 11)).toBeFocused()
  await press(page, 'Show fewer')
  await expect(rows(page)).toHaveCount(10)
  await expect(panel(page).getByRole('button', { name: 'Show more' })).toBeFocused()
})

test('a leaderboard that fails to load can be requested again', async ({ page }) => {
  let isReachable = false
  await stubLeaderboard(page, { all: () => (isReachable ? entries(100) : null) })
  await openGame(page)
  await expect(panel(page).getByText('The leaderboard is out of reach just now.')).toBeVisible()
  await press(page, 'Try again')
  await expect(panel(page).getByText('Loading leaderboard data...')).toBeVisible()
  await expect(panel(page).getByText('The leaderboard is out of reach just now.')).toBeVisible()
  isReachable = true
  await press(page, 'Try again')
  await expect(rows(page)).toHaveCount(10)
  await expect(row(page, 1)).toBeFocused()
  isReachable = false
  await press(page, 'Show more')
  await expect(panel(page).getByText('The rest is out of reach just now.')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
})

test('the rows of one period are never shown under the name of the other', async ({ page }) => {
  await stubLeaderboard(page, { all: () => entries(3) })
  let letWeekCome: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letWeekCome = resolve
  })
  await page.route('**/api/leaderboard?*period=week*', async (route) => {
    await held
    await route.fulfill({ json: entries(2, 'Weekly') })
  })
  await openGame(page)
  await expect(row(page, 1)).toBeVisible()
  await press(page, 'This week')
  await expect(panel(page).getByText('Loading leaderboard data...')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  letWeekCome()
  await expect(row(page, 2, 'Weekly')).toBeVisible()
  await press(page, 'All time')
  await expect(row(page, 3)).toBeVisible()
})

type OwnRun = { rankedId: string; daysSurvived: number; strength: number; endedAt: number }

const keepRuns = (page: Page, ...runs: OwnRun[]) =>
  page.addInitScript((kept) => {
    localStorage.setItem(
      'FinishedRuns',
      JSON.stringify(kept.map((run) => ({ ...run, cause: 'death' }))),
    )
  }, runs)

test("the player's best rank is below the top rows, and belongs to their best run", async ({
  page,
}) => {
  await stubLeaderboard(page, { all: () => entries(100) })
  await keepRuns(
    page,
    { rankedId: 'f'.repeat(32), daysSurvived: 9, strength: 3, endedAt: 3 },
    { rankedId: own.id, daysSurvived: 9, strength: 4, endedAt: 2 },
    { rankedId: 'e'.repeat(32), daysSurvived: 8, strength: 90, endedAt: 1 },
  )
  await stubPlace(page, own)
  await openGame(page)
  await expect(panel(page).getByText('Your best: ')).toContainText('107. Wren - Days 9')
})

test("the player's own row is marked, and no lower rank is shown as the best", async ({ page }) => {
  await stubLeaderboard(page, { all: () => entries(100) })
  await keepRuns(
    page,
    { rankedId: own.id, daysSurvived: 100, strength: 98, endedAt: 2 },
    { rankedId: idOf(4), daysSurvived: 100, strength: 97, endedAt: 1 },
  )
  await stubPlace(page, own)
  await openGame(page)
  await expect(rows(page).nth(3)).toContainText('you')
  await expect(rows(page).nth(2)).not.toContainText('you')
  await expect(panel(page).getByText('Your best')).toHaveCount(0)
})

test('the whole leaderboard can be read in a low window, and the campfire stays in its panel', async ({
  page,
}) => {
  await stubLeaderboard(page, { all: () => entries(100) })
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await openGame(page)
    await expect(row(page, 10)).toBeVisible()
    if (size.width > 1200) await expect(row(page, 10)).toBeInViewport({ ratio: 1 })
    await press(page, 'Show more')
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

  test('the chosen period looks different from the other', async ({ page }) => {
    await stubLeaderboard(page, { all: () => entries(3), week: () => entries(2, 'Weekly') })
    await openGame(page)
    const chosen = (name: string) => panel(page).getByRole('button', { name })
    await chosen('This week').tap()
    await expect(chosen('This week')).toHaveCSS('text-decoration-line', 'underline')
    await expect(chosen('All time')).toHaveCSS('text-decoration-line', 'none')
  })
})
