import type { Page } from '@playwright/test'
import { anotherBrowser, createAccount, openMenu, signIn, signOut } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import {
  DYING,
  enterInputs,
  lastPage,
  openGame,
  openSave,
  playToTheEnd,
  saveOf,
  SAVES,
} from './playing.ts'

/** A run whose player has bought the Big Rock, and has not looked into the ledger since. */
const BOUGHT = {
  ...SAVES.paychance,
  playerName: 'Wren',
  run: {
    id: 'r',
    seed: 'x',
    turn: 20,
    ledger: { counts: { 'good/big-rock': 1 }, fresh: ['good/big-rock'] },
  },
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the ledger' }).getByRole('link', { name })
const entry = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('the new entries of a run are on its last page and in the ledger, marked until they are seen', async ({
  page,
}) => {
  await openSave(page, DYING)
  await playToTheEnd(page)
  await expect(lastPage(page).getByRole('list', { name: 'New in the ledger' })).toHaveText(
    'Pumpkin King first metOut of season a way to go',
  )
  await expect(lastPage(page)).toContainText('2 new in Marlowe’s ledger')
  await page.reload()
  await lastPage(page).getByRole('link', { name: 'Marlowe’s ledger' }).click()
  await expect(page).toHaveURL('/TextBasedGame/ledger')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tab(page, 'Things').click()
  await expect(entry(page, 'Out of season')).toContainText('new')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('GameVariables')))
    .toContain('"fresh":[]')
  await page.reload()
  await expect(entry(page, 'Out of season')).not.toContainText('new')
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(lastPage(page)).toContainText('2 new in')
})

test('the ledger follows the account to another browser and is emptied by “Sign Out”', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/Credits')
  const save = JSON.stringify(saveOf(BOUGHT))
  await page.evaluate((stored) => localStorage.setItem('GameVariables', stored), save)
  await openGame(page)
  await createAccount(page, 'Ledger')
  const other = await anotherBrowser(browser, server.address)
  await signIn(other, 'Ledger')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await openMenu(other)
  await other.getByRole('dialog').getByRole('link', { name: 'Ledger' }).click()
  await tab(other, 'Things').click()
  await expect(entry(other, 'Big Rock')).toBeVisible()
  await other.context().close()

  await signOut(page)
  await page.goto('/TextBasedGame/ledger')
  await expect(page.getByText('0 of 71 written down')).toBeVisible()
})

test('a tab with the ledger does not change the save while another tab plays', async ({
  page,
  context,
}) => {
  await openSave(page, BOUGHT)
  const ledger = await context.newPage()
  await ledger.goto('/TextBasedGame/ledger#things')
  await expect(entry(ledger, 'Big Rock')).toContainText('new')
  await enterInputs(page, 'chance')
  expect(await page.evaluate(() => localStorage.getItem('GameVariables'))).toContain(
    '"good/big-rock"]',
  )
  await page.close()
  await expect
    .poll(() => ledger.evaluate(() => localStorage.getItem('GameVariables')))
    .toContain('"fresh":[]')
  await ledger.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(ledger.getByRole('button', { name: 'Path 1' })).toBeVisible()
})
