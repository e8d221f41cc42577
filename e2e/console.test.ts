import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import {
  adventurer,
  controls,
  DYING,
  input,
  lastPage,
  lines,
  openGame,
  playToTheEnd,
  openSave,
  submit,
} from './playing.ts'

test('the console prints at the chosen pace, which is kept over a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/TextBasedGame')
  await page.getByLabel('Pace').selectOption('Instant')
  await page.reload()
  await expect(page.getByLabel('Pace')).toHaveValue('instant')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await page.getByLabel('Pace').selectOption('On key press')
  await input(page).fill('Wren')
  await input(page).press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(lines(page).last(), 'the story goes on').not.toHaveText('Wren')
  const before = await lines(page).count()
  await page.keyboard.press('Space')
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before)
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Pace').selectOption('Timed')
  await expect(submit(page), 'the rest of the turn').toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
})

test('the input keeps the focus while lines print, and Arrow Up shows the last input', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('Settings', '{"pace":"press"}'))
  await openGame(page)
  await whenHydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('start')
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('Old W')
  await expect(input(page)).toHaveValue('Old W')
  await input(page).fill('')
  for (const shown of [2, 3, 4]) {
    await expect(lines(page)).toHaveCount(shown)
    await page.keyboard.press('Space')
  }
  await expect(lines(page)).toHaveCount(5)
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('ArrowUp')
  await expect(input(page)).toHaveValue('start')
  await page.keyboard.press('ArrowDown')
  await expect(input(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(input(page)).not.toBeFocused()
})

test('the last page of a run is shown again after a reload', async ({ page }) => {
  await openSave(page, DYING)
  await page.keyboard.press('7')
  await expect(input(page), 'a digit is an attack').toHaveValue('7')
  await playToTheEnd(page)
  await expect(lastPage(page)).toContainText('day 23: no HEALTH')
  await page.reload()
  await expect(lastPage(page)).toContainText('day 23: no HEALTH')
  await expect(adventurer(page)).toContainText('HEALTH0')
})

test('a name typed while the first lines print goes to the input', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openGame(page)
  await controls(page).getByRole('button', { name: 'Start', exact: true }).click()
  await page.keyboard.type('Simon')
  await expect(input(page)).toHaveValue('Simon')
  await expect(input(page)).toHaveAttribute('placeholder', 'Your name, up to 12')
})
