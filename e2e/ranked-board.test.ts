import type { Page, Route } from '@playwright/test'
import type { LeaderboardEntry } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { openGame } from './playing.ts'
import { recordedRun } from './recorded-runs.ts'

const own = recordedRun('own')

const idOf = (rank: number) => rank.toString(16).padStart(32, '0')

const board = (count: number, name = 'Player'): LeaderboardEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(at + 1),
    rank: at + 1,
    playerName: `${name} ${at + 1}`,
    daysSurvived: 100,
    strength: 100 - at,
    ...(at % 3 === 0 && { account: true as const }),
  }))

type Answers = { all?: () => LeaderboardEntry[] | null; week?: () => LeaderboardEntry[] | null }

/** Lets the board be what the test says; null: the server is in trouble. */
const tellBoard = (page: Page, { all, week }: Answers) =>
  page.route('**/api/leaderboard?*', (route: Route) => {
    const query = new URL(route.request().url()).searchParams
    const entries = (query.get('period') === 'week' ? week : all)?.()
    if (!entries) return route.fulfill({ status: 503, json: {} })
    return route.fulfill({ json: entries.slice(0, Number(query.get('limit'))) })
  })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Top Adventurers' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const row = (page: Page, rank: number, name = 'Player') =>
  panel(page).getByRole('link', { name: `${rank}. ${name} ${rank} - Days 100`, exact: true })
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).press('Enter')

test('the board shows ten, a hundred on request, and the focus goes on with the eleventh', async ({
  page,
}) => {
  await tellBoard(page, { all: () => board(100) })
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

test('when the rest of the board does not come, the ten stand, and it can be asked for again', async ({
  page,
}) => {
  let isReachable = true
  await tellBoard(page, { all: () => (isReachable ? board(100) : null) })
  await openGame(page)
  await expect(rows(page)).toHaveCount(10)
  isReachable = false
  await press(page, 'Show more')
  await expect(panel(page).getByText('The rest is out of reach just now.')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  isReachable = true
  await press(page, 'Try again')
  await expect(rows(page)).toHaveCount(100)
  await expect(row(page, 11)).toBeFocused()
})

test('a board that does not come at all can be asked for again', async ({ page }) => {
  let isReachable = false
  await tellBoard(page, { all: () => (isReachable ? board(12) : null) })
  await openGame(page)
  await expect(panel(page).getByText('The board is out of reach just now.')).toBeVisible()
  await press(page, 'Try again')
  await expect(panel(page).getByText('Loading leaderboard data...')).toBeVisible()
  await expect(panel(page).getByText('The board is out of reach just now.')).toBeVisible()
  isReachable = true
  await press(page, 'Try again')
  await expect(rows(page)).toHaveCount(10)
  await expect(row(page, 1)).toBeFocused()
})

test('the rows of one period never stand under the name of the other', async ({ page }) => {
  await tellBoard(page, { all: () => board(3) })
  let letWeekCome: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letWeekCome = resolve
  })
  await page.route('**/api/leaderboard?*period=week*', async (route) => {
    await held
    await route.fulfill({ json: board(2, 'Weekly') })
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

test("the player's best place stands below the top, and is the one that the board would name", async ({
  page,
}) => {
  await tellBoard(page, { all: () => board(100) })
  await keepRuns(
    page,
    { rankedId: 'f'.repeat(32), daysSurvived: 9, strength: 3, endedAt: 3 },
    { rankedId: own.id, daysSurvived: 9, strength: 4, endedAt: 2 },
    { rankedId: 'e'.repeat(32), daysSurvived: 8, strength: 90, endedAt: 1 },
  )
  await page.route(`**/api/runs/${own.id}`, (route) => route.fulfill({ json: own }))
  await openGame(page)
  const words = `7. Wren - Days ${own.daysSurvived}`
  await expect(panel(page).getByText('Your best: ')).toContainText(words)
})

test("a row of the player's own is marked, and no lower place is shown as the best", async ({
  page,
}) => {
  await tellBoard(page, { all: () => board(100) })
  await keepRuns(
    page,
    { rankedId: own.id, daysSurvived: 100, strength: 98, endedAt: 2 },
    { rankedId: idOf(4), daysSurvived: 100, strength: 97, endedAt: 1 },
  )
  await page.route(`**/api/runs/${own.id}`, (route) => route.fulfill({ json: own }))
  await openGame(page)
  await expect(rows(page).nth(3)).toContainText('you')
  await expect(rows(page).nth(2)).not.toContainText('you')
  await expect(panel(page).getByText('Your best')).toHaveCount(0)
})

test('the board can be read whole in a low window, and the campfire stays in its panel', async ({
  page,
}) => {
  await tellBoard(page, { all: () => board(100) })
  for (const size of [
    { width: 1440, height: 900 },
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

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the chosen period looks different from the other', async ({ page }) => {
    await tellBoard(page, { all: () => board(3), week: () => board(2, 'Weekly') })
    await openGame(page)
    const chosen = (name: string) => panel(page).getByRole('button', { name })
    await chosen('This week').tap()
    await expect(chosen('This week')).toHaveCSS('text-decoration-line', 'underline')
    await expect(chosen('All time')).toHaveCSS('text-decoration-line', 'none')
  })
})
