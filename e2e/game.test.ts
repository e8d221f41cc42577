import type { Page } from '@playwright/test'
import { realTime } from '@fable/server/testing'
import { TEMPLATE_VERSION } from '../web/src/game/save/game-variables.ts'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import {
  adventurer,
  enterInputs,
  INPUTS,
  controls,
  input,
  lastPage,
  lines,
  log,
  modeOf,
  openGame,
  openSave,
  SAVES,
  storeSave,
  submit,
} from './playing.ts'

/** The visible part of the game, without text for screen readers. */
const shown = async (page: Page) =>
  (await page.locator('[role="log"], [data-mode], section[aria-label]').allInnerTexts()).join('\n')

const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('GameVariables') ?? 'null') as SavedFields)

type SavedFields = {
  day: number
  playerHealth: number
  playerName: string
  gameMode: { name: string }
  consoletext: { text: string }[]
  run: { turn: number; id: string }
}

/** Plays until the run ends, pressing the keys of the current group. */
async function playToTheEnd(page: Page) {
  for (let turn = 0; turn < 2000; turn += 1) {
    const now = await modeOf(page)
    if (now === 'start') {
      await page.keyboard.press('Space')
      return expect(lastPage(page)).toBeVisible()
    }
    await expect(controls(page)).toHaveAttribute('data-settling', 'false')
    const keys = { paychance: 'c', paths: '1', yesno: 'n', merchant: 'n', attack: 'r' } as const
    await page.keyboard.press(keys[now as keyof typeof keys])
  }
  throw new Error('The run did not end.')
}

test('a run can be played with the keyboard alone, and the next run remembers the name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // All that ids are made of (web/src/lib/secure/make-id.ts).
    crypto.getRandomValues = (() => ['keys 58']) as unknown as Crypto['getRandomValues']
    Math.random = () => 0
  })
  // Without the server the run draws its seeds from its own secret: it dies on its fourth day.
  await page.route('**/api/runs', (route) => route.abort())
  await openGame(page)
  await whenHydrated(page)
  await page.keyboard.press('s')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('Wren')
  // Before that, Enter brings the rest of what is printed.
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await playToTheEnd(page)
  await expect(log(page)).toContainText('4 Days Survived')
  const { playerName, day, playerHealth } = await saved(page)
  expect({ playerName, day, playerHealth }).toEqual({ playerName: 'Wren', day: 0, playerHealth: 5 })
  await expect(controls(page)).toHaveAttribute('data-settling', 'false')
  await page.keyboard.press('s')
  await expect(log(page)).toContainText('Welcome back, Wren')
})

test('a reload in the middle of printing neither loses nor repeats a turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: realTime() })
  await openGame(page)
  // While the clock stands still, printing does not go on.
  await page.clock.pauseAt(realTime() + 60_000)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(log(page)).toContainText('A man in a long coat looks up from a box of rocks.')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  const before = await saved(page)
  expect(before.run.turn).toBe(1)
  await page.clock.resume()
  await page.reload()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(lines(page)).toHaveText(before.consoletext.map(({ text }) => text))
  expect((await saved(page)).run).toEqual(before.run)
  expect(await modeOf(page)).toBe('playerInput')
})

test('a game looks the same after a reload in every mode', async ({ page }) => {
  for (const [mode, save] of Object.entries(SAVES)) {
    await openSave(page, save)
    expect(await modeOf(page)).toBe(mode)
    const scene = await shown(page)
    await page.reload()
    await expect.poll(() => shown(page)).toBe(scene)
    await enterInputs(page, INPUTS[mode] ?? '')
    await expect(lines(page).nth(1)).toBeVisible()
  }
})

test('a save without JSON, with wrong types or of an unknown mode can be played', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // The news of an older save, which come when the game is there already.
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'))
  for (const save of [
    '{"day": 3',
    '{"update":"0.0.24","day":"three","playerHealth":{},"gameMode":7,"consoletext":{}}',
    '{"day":12,"playerGold":3,"gameMode":{"name":"sleeping"}}',
  ]) {
    await storeSave(page, save)
    await openGame(page)
    await expect(log(page)).toBeVisible()
    await controls(page).getByRole('button').first().click()
    await expect(lines(page).nth(1)).toBeVisible()
    expect(errors, save).toEqual([])
  }
})

test('an older save shows the update popup once and keeps its run', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('GameVariables')) return
    const save = { update: '0.0.9', day: 12, playerGold: 3, playerName: 'Wren' }
    localStorage.setItem(
      'GameVariables',
      JSON.stringify({ ...save, gameMode: { name: 'paychance' } }),
    )
  })
  await openGame(page)
  const popup = page.getByRole('dialog', { name: `New Update! ${TEMPLATE_VERSION}` })
  await expect(popup.getByRole('link', { name: 'CHECKOUT UPDATE!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.reload()
  await expect(adventurer(page)).toContainText('Day 12')
  await expect(popup).toBeHidden()
})
