import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  adventurer,
  enterInputs,
  input,
  lastPage,
  log,
  playToTheEnd,
  openGame,
  saveOf,
  UNRANKED_RUN,
} from './playing.ts'

/** Puts a text into the storage before the game first reads it. */
async function plant(page: Page, key: string, text: string) {
  await page.addInitScript(
    ([at, value]) => {
      if (sessionStorage.getItem(`planted ${at}`)) return
      localStorage.setItem(at, value)
      sessionStorage.setItem(`planted ${at}`, 'yes')
    },
    [key, text] as const,
  )
}

const saveOn = (day: number, name: string, more: object = {}) =>
  JSON.stringify(
    saveOf({
      playerName: name,
      playerHealth: 9,
      playerMaxDamage: 7,
      playerGold: 2,
      day,
      gameMode: { name: 'paychance' },
      run: { id: `run of ${name}`, seed: 'x', turn: 20 },
      ...more,
    }),
  )

test('a broken save is set aside, and the player gets the previous copy and a notice', async ({
  page,
}) => {
  await plant(page, 'GameVariables', '{"day": 31, "playerNa')
  await plant(page, 'GameVariables.previous', saveOn(30, 'Wren'))
  await openGame(page)
  await expect(page.getByText('Your save could not be read.')).toBeVisible()
  await expect(adventurer(page)).toContainText('Day 30')
  expect(await page.evaluate(() => localStorage.getItem('GameVariables.broken'))).toBe(
    '{"day": 31, "playerNa',
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your save could not be read.')).toBeHidden()
})

test('the game can be played in a browser without storage, and shows a notice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openGame(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('This browser cannot store the game')).toBeVisible()
  await enterInputs(page, 'Wren')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
})

test('a second tab shows a notice and can take over the game', async ({ page, context }) => {
  await plant(page, 'GameVariables', saveOn(12, 'Wren'))
  await openGame(page)
  const second = await context.newPage()
  await second.goto('/TextBasedGame')
  await expect(second.getByText('The game is open elsewhere')).toBeVisible()
  await input(page).fill('chance')
  await input(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await second.getByRole('button', { name: 'Play here' }).click()
  await expect(second.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(adventurer(second)).toContainText('Day 12')
  await expect(page.getByText('The game is open elsewhere')).toBeVisible()
  await second.close()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()

  // Also for a tab that got the game by waiting for it.
  const third = await context.newPage()
  await third.goto('/TextBasedGame')
  await third.getByRole('button', { name: 'Play here' }).click()
  await expect(page.getByText('The game is open elsewhere')).toBeVisible()
  await third.close()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
})

/** Hides a tab, as when another one is in front: tabs of a test are always visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('a tab keeps the game over a reload although a hidden tab waits for it', async ({
  page,
  context,
}) => {
  await plant(page, 'GameVariables', saveOn(12, 'Wren'))
  await openGame(page)
  const forgotten = await context.newPage()
  await forgotten.goto('/TextBasedGame')
  const elsewhere = forgotten.getByText('The game is open elsewhere')
  await expect(elsewhere).toBeVisible()
  await setHidden(forgotten, true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Chance (?)' })).toBeVisible()
  await setHidden(forgotten, false)
  await expect(elsewhere).toBeVisible()
  await setHidden(forgotten, true)
  await page.close()
  await expect(elsewhere).toBeVisible()
  await setHidden(forgotten, false)
  await expect(forgotten.getByRole('button', { name: 'Chance (?)' })).toBeVisible()
  await expect(adventurer(forgotten)).toContainText('Day 12')
})

test('a run is saved to a file, and loaded in another browser when the player chooses it', async ({
  page,
  browser,
  server,
}) => {
  await plant(page, 'GameVariables', saveOn(41, 'Wren'))
  await openGame(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Settings and save' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('hundred-days-Wren-day-41.json')
  const file = await download.path()

  const elsewhere = await browser.newPage({ baseURL: server.address })
  await plant(elsewhere, 'GameVariables', saveOn(3, 'Robin'))
  await openGame(elsewhere)
  await elsewhere.getByRole('button', { name: 'Menu', exact: true }).click()
  await elsewhere.getByRole('button', { name: 'Settings and save' }).click()
  const chooser = elsewhere.getByLabel('Load from a file')
  const noSave = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('[1]') }
  await chooser.setInputFiles(noSave)
  await expect(elsewhere.getByRole('alert')).toHaveText(
    'That file contains no saved game. Nothing was changed.',
  )
  await chooser.setInputFiles(file)
  const dialog = elsewhere.getByRole('dialog', { name: 'Which run?' })
  await expect(dialog.getByRole('listitem').nth(0)).toContainText('Day 3')
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('Day 41')
  await dialog.getByRole('listitem').nth(1).getByRole('button', { name: 'Play this one' }).click()
  await expect(adventurer(elsewhere)).toContainText('Day 41')
  await expect(adventurer(elsewhere)).toContainText('Wren')
  await elsewhere.close()
})

test('a finished run has a summary and is listed in Your runs', async ({ page }) => {
  const fight = saveOn(12, 'Wren', {
    playerHealth: 1,
    gameMode: { name: 'attack' },
    enemyName: 'Octopus of Destruction',
    enemyHealth: 40,
  })
  await plant(page, 'GameVariables', fight)
  await openGame(page)
  await playToTheEnd(page)
  await expect(lastPage(page)).toContainText('Octopus of Destruction')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(log(page)).toContainText('Welcome back, Wren')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Your runs' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Day 12'])
})

test('a run can be given up without losing the ledger', async ({ page }) => {
  const ledger = { counts: { 'good/big-rock': 1 }, fresh: [] }
  const run = { ...UNRANKED_RUN, ledger }
  await plant(page, 'GameVariables', saveOn(12, 'Wren', { run, gameMode: { name: 'paychance' } }))
  await openGame(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Settings and save' }).click()
  await page.getByRole('button', { name: 'Give up this run' }).click()
  await page.getByRole('button', { name: 'Give up and change name' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(input(page)).toHaveAttribute('placeholder', 'Your name, up to 12')
  await page.goto('/TextBasedGame/ledger#things')
  await expect(page.getByRole('listitem').filter({ hasText: 'Big Rock' })).toBeVisible()
})
