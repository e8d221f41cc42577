import type { Page } from '@playwright/test'
import { createAccount, openMenu, signUp } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { errorsOf, whenHydrated } from './hydration.ts'
import { enterInputs, lastPage, openGame, playToTheEnd } from './playing.ts'

const daily = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => daily(page).getByRole('button', { name }).click()

async function openDaily(page: Page, address = '') {
  await page.goto(`${address}/TextBasedGame/daily`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

test('the document of the daily road contains its text and hydrates without errors', async ({
  page,
}) => {
  const errors = errorsOf(page)
  const response = await page.goto('/TextBasedGame/daily')
  expect(await response?.text()).toContain('Not yet walked')
  await whenHydrated(page)
  expect(errors).toEqual([])
})

test('a player with an account walks the daily road once while another run waits on the shelf', async ({
  page,
  startServer,
}) => {
  test.slow()
  const server = await startServer()
  await openGame(page, server.address)
  await signUp(page, 'Wanda')
  await enterInputs(page, 'start', 'chance')

  await openDaily(page, server.address)
  await expect(daily(page)).toContainText('Everybody meets the same four paths')
  await press(page, 'Walk it')
  const ask = page.getByRole('dialog', { name: 'Kept on the shelf' })
  await ask.getByRole('button', { name: 'Back to day 0' }).click()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()

  await openDaily(page, server.address)
  await press(page, 'Walk it')
  await ask.getByRole('button', { name: 'Walk the daily road' }).click()
  await expect(page.getByText(/^Road \d+, .+ left$/)).toBeVisible()
  await enterInputs(page, 'chance')
  await openDaily(page, server.address)
  await press(page, 'Continue')
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await playToTheEnd(page)
  await expect(lastPage(page)).toContainText(/Number 1 of road \d+ so far|on day 0/)

  await lastPage(page).getByRole('link', { name: 'The daily road, and who is ahead' }).click()
  await expect(daily(page)).toContainText('Walked: day')
  await expect(daily(page)).toContainText('1 walked it')
  await expect(daily(page)).toContainText('1 day')
  await expect(daily(page)).toContainText(/Hundred Days · Road \d+/)
  await expect(daily(page).getByRole('button', { name: 'Walk it' })).toBeHidden()

  await openGame(page, server.address)
  await expect(page.getByRole('log').getByText('Your run is down from the shelf.')).toBeVisible()
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
})

test('a run on the shelf survives a reload and can be taken back before the road has ended', async ({
  page,
}) => {
  await openGame(page)
  await enterInputs(page, 'start', 'Wren', 'chance')
  // The menu that leads there is not open over the game afterwards.
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Daily road' }).click()
  await press(page, 'Walk it')
  const sheet = page.getByRole('dialog', { name: 'Kept on the shelf' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Walk the daily road' }).click()
  await expect(page.getByText(/^Road \d+, .+ left$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Road \d+, .+ left$/)).toBeVisible()
  await page.getByRole('button', { name: 'Shelf: day 0' }).click()
  await sheet.getByRole('button', { name: 'Back to day 0' }).click()
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await page.reload()
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
})

test('the walk of a guest who signs up on the daily road becomes the account’s', async ({
  page,
  startServer,
}) => {
  test.slow()
  const server = await startServer()
  await openDaily(page, server.address)
  await press(page, 'Walk it')
  await enterInputs(page, 'Wren', 'chance')
  await createAccount(page, 'Wanda')
  await playToTheEnd(page)
  await openDaily(page, server.address)
  await expect(daily(page)).toContainText('Walked: day')
  await expect(daily(page).getByRole('list').getByText('Wanda')).toBeVisible()
})

test('the menu and the leaderboard lead to the daily road', async ({ page }) => {
  await openGame(page)
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Daily road' }).click()
  await expect(page).toHaveURL('/TextBasedGame/daily')
  await page.goto('/TextBasedGame/leaderboard')
  await page.getByRole('link', { name: 'Daily road' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daily road' })).toBeFocused()
})

test('the screen of the daily road shows an error without the server, and “Try again” loads the road', async ({
  page,
}) => {
  await page.route('**/api/daily', (route) => route.fulfill({ status: 503, json: {} }))
  // A document without the road in it, as the service worker keeps.
  await page.goto('/TextBasedGame/daily?shell')
  await expect(page.getByRole('alert')).toHaveText(
    'The road is out of sight just now. It is still there.',
  )
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute('**/api/daily')
  await press(page, 'Try again')
  await expect(daily(page)).toContainText('Not yet walked')
})

test('the marks of an entry in the daily road’s list do not cover its number of days', async ({
  page,
}) => {
  const entry = {
    id: '1'.padStart(32, '0'),
    rank: 1,
    playerName: 'Mirabellamir',
    daysSurvived: 100,
    strength: 100,
    seconds: 6_000,
    flames: 9,
    lostDays: 12,
    streak: 21,
    newcomer: true,
  }
  const around = { id: entry.id, entries: [entry] }
  await page.route('**/api/daily/*', (route) =>
    route.fulfill({
      json: {
        day: '2026-11-22',
        commitment: 'h',
        walked: 1,
        ends: [{ day: 100, runs: 1 }],
        entries: [entry],
        around,
      },
    }),
  )
  await page.goto('/TextBasedGame/daily')
  const row = page.getByRole('listitem').filter({ hasText: 'Mirabellamir' })
  await expect(row.getByText('you', { exact: true })).toBeVisible()
  const boxOf = (text: string) => row.getByText(text, { exact: true }).boundingBox()

  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [days, you, result] = [
      await boxOf('- Days 100'),
      await boxOf('you'),
      await boxOf('(100)'),
    ]
    if (!days || !you || !result) throw new Error('A part of the row is missing.')
    for (const mark of [you, result]) {
      const isBeside = mark.x >= days.x + days.width
      expect(isBeside || mark.y >= days.y + days.height, `${width} px`).toBe(true)
      expect(mark.x + mark.width).toBeLessThanOrEqual(width)
    }
  }
})
