import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  adventurer,
  controls,
  enterInputs,
  input,
  lastPage,
  lines,
  log,
  modeOf,
  openGame,
  openSave,
  SAVES,
  submit,
} from './playing.ts'

const KEYS: Readonly<Record<string, string>> = {
  paychance: 'c',
  paths: '1',
  yesno: 'n',
  merchant: 'n',
  attack: 'r',
}

/** Plays until the run ends, pressing the keys of the current group. */
async function playToTheEnd(page: Page) {
  let mode = await modeOf(page)
  while (mode !== 'start') {
    await page.locator('[data-settling="false"]').waitFor()
    await page.keyboard.press(KEYS[mode] ?? '')
    mode = await modeOf(page)
  }
  await page.keyboard.press('Space')
  await expect(lastPage(page)).toBeVisible()
}

test('a run can be played with the keyboard alone, and the next run remembers the name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // All that ids are made of (web/src/lib/secure/make-id.ts).
    crypto.getRandomValues = (() => ['keys 2791']) as unknown as Crypto['getRandomValues']
  })
  // Without the server the run draws its seeds from its own secret. It is short, and has all kinds of turns.
  await page.route('**/api/runs', (route) => route.abort())
  await openGame(page)
  await page.keyboard.press('/')
  await page.keyboard.type('start')
  await page.keyboard.press('Enter')
  // Before that, Enter brings the rest of what is printed.
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.type('Wren')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(input(page)).not.toBeFocused()
  await playToTheEnd(page)
  await expect(log(page)).toContainText('3 Days Survived')
  await page.locator('[data-settling="false"]').waitFor()
  await page.keyboard.press('s')
  await expect(log(page)).toContainText('Welcome back, Wren')
})

test('a name typed while lines print goes to the input, which keeps the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('Settings', '{"pace":"press"}'))
  await openGame(page)
  await expect(page.getByLabel('Pace'), 'as it was chosen before').toHaveValue('press')
  await controls(page).getByRole('button', { name: 'Start', exact: true }).click()
  await page.keyboard.type('Simon')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(input(page)).toHaveValue('Simon')
  await input(page).fill('')
  for (const shown of [2, 3, 4]) {
    await expect(lines(page)).toHaveCount(shown)
    await page.keyboard.press('Space')
  }
  await expect(lines(page)).toHaveCount(5)
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(input(page)).toBeFocused()
})

/** Hides a tab, as when another one is in front: tabs of a test are always visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const elsewhere = (page: Page) => page.getByText('The game is open elsewhere')
const path = (page: Page) => page.getByRole('button', { name: 'Path 1' })

test('a second tab shows a notice, gets no game while it is hidden, and can take over the game', async ({
  page,
  context,
}) => {
  await openSave(page, { ...SAVES.paychance, day: 12 })
  const second = await context.newPage()
  await second.goto('/TextBasedGame')
  await expect(elsewhere(second)).toBeVisible()
  await setHidden(second, true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Chance (?)' })).toBeVisible()
  await setHidden(second, false)
  await enterInputs(page, 'chance')

  await second.getByRole('button', { name: 'Play here' }).click()
  await expect(path(second)).toBeVisible()
  await expect(adventurer(second)).toContainText('Day 12')
  await expect(elsewhere(page)).toBeVisible()
  await setHidden(page, true)
  await second.close()
  await expect(elsewhere(page)).toBeVisible()
  await setHidden(page, false)
  await expect(path(page)).toBeVisible()

  // Also from a tab that got the game by waiting for it.
  const third = await context.newPage()
  await third.goto('/TextBasedGame')
  await third.getByRole('button', { name: 'Play here' }).click()
  await expect(elsewhere(page)).toBeVisible()
})
