import type { Page } from '@playwright/test'
import { dialog, fillIn, openMenu, PASSWORD } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { errorsOf, whenHydrated } from './hydration.ts'
import { lastPage, openSave, playToTheEnd, SAVES } from './playing.ts'

const daily = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => daily(page).getByRole('button', { name }).click()
const shelf = (page: Page) => page.getByRole('dialog', { name: 'Kept on the shelf' })
const roadBar = (page: Page) => page.getByText(/^Road \d+, .+ left$/)

test('a run on the shelf survives a reload and can be taken back before the road has ended', async ({
  page,
}) => {
  await openSave(page, SAVES.paths ?? {})
  // The menu that leads there is not open over the game afterwards.
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Daily road' }).click()
  await press(page, 'Walk it')
  await expect(shelf(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await shelf(page).getByRole('button', { name: 'Walk the daily road' }).click()
  await expect(roadBar(page)).toBeVisible()
  await page.reload()
  await expect(roadBar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Shelf: day 12' }).click()
  await shelf(page).getByRole('button', { name: 'Back to day 12' }).click()
  await expect(roadBar(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(roadBar(page)).toBeHidden()
})

test('an account that a guest creates after the daily road gets the walk, and the run on the shelf comes back', async ({
  page,
}) => {
  await openSave(page, SAVES.paths ?? {})
  const errors = errorsOf(page)
  const document = await page.goto('/TextBasedGame/daily')
  expect(await document?.text()).toContain('Not yet walked')
  await whenHydrated(page)
  expect(errors).toEqual([])
  await press(page, 'Walk it')
  await shelf(page).getByRole('button', { name: 'Walk the daily road' }).click()
  await expect(roadBar(page)).toBeVisible()
  await playToTheEnd(page)
  await expect(lastPage(page)).toContainText(/Number \d+ of road \d+ so far|on day 0/)
  await expect(
    lastPage(page).getByRole('link', { name: 'The daily road, and who is ahead' }),
  ).toHaveAttribute('href', '/TextBasedGame/daily')
  await lastPage(page).getByRole('button', { name: 'Put your name on it' }).click()
  await fillIn(page, { USERNAME: 'Winifred', EMAIL: 'winifred@example.com', PASSWORD })
  await dialog(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()

  await page.goto('/TextBasedGame/daily')
  await expect(daily(page)).toContainText('Walked: day')
  await expect(daily(page)).toContainText(/Hundred Days · Road \d+/)
  await expect(daily(page).getByRole('list').getByText('Winifred')).toBeVisible()
  await expect(daily(page).getByRole('button', { name: 'Walk it' })).toBeHidden()
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
