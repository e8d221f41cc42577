import type { Page } from '@playwright/test'
import {
  anotherBrowser,
  createAccount,
  dialog,
  fillIn,
  openMenu,
  PASSWORD,
  signIn,
  signOut,
  signUp,
} from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { adventurer, enterInputs, openGame, openSave, SAVES } from './playing.ts'

const saves = '**/api/account/game*'

/** Signs this browser out from another one. */
async function signOutFrom(other: Page) {
  await openMenu(other)
  await dialog(other).getByRole('button', { name: 'Your account' }).click()
  await dialog(other).getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(dialog(other)).toContainText('Signed out everywhere else.')
}

test.beforeEach(async ({ page }) => {
  await openGame(page)
})

test('signing out warns of turns that the account lacks, and saves them when the network is back', async ({
  page,
}) => {
  await signUp(page, 'Lacking')
  await page.route(saves, (route) => route.abort())
  await enterInputs(page, 'start')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'latest turns aren’t saved to your account',
  )
  await page.unroute(saves)
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(page.getByText('Signed out. Nothing is left here.')).toBeVisible()
  await signIn(page, 'Lacking')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
})

test('a guest’s run survives a login and an attempt to sign out in the shop', async ({
  page,
  browser,
  server,
}) => {
  const other = await anotherBrowser(browser, server.address)
  await signUp(other, 'Shopper')
  await other.context().close()
  await enterInputs(page, 'start', 'Wren', 'chance')
  await page.goto('/Shop')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await fillIn(page, { EMAIL: 'shopper@example.com', PASSWORD })
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Shopper' }).click()
  await dialog(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    'latest turns aren’t saved to your account',
  )
  await page.goto('/TextBasedGame')
  await expect(dialog(page)).toContainText('Which run?')
  await dialog(page).getByRole('button', { name: 'Play this one' }).first().click()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
})

test('a player who was signed out elsewhere sees a notice and keeps the turns played since', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, 'Elsewhere')
  const other = await anotherBrowser(browser, server.address)
  await signIn(other, 'Elsewhere')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await signOutFrom(other)
  await other.context().close()
  await enterInputs(page, 'start', 'chance')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await fillIn(page, { EMAIL: 'elsewhere@example.com', PASSWORD })
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('You are signed out.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
})

test('the next player of a browser sees no data of a player whose session ended', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, 'Before')
  await page.evaluate(() => {
    const run = { cause: 'death', daysSurvived: 7, playerName: 'Before' }
    localStorage.setItem('FinishedRuns', JSON.stringify([run]))
    localStorage.setItem('FeedbackDraft', 'a word of Before')
  })
  const other = await anotherBrowser(browser, server.address)
  await signIn(other, 'Before')
  await signOutFrom(other)
  await other.context().close()
  await page.reload()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await createAccount(page, 'Afterwards')
  await expect(adventurer(page)).toContainText('Afterwards')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Before')
})

test('a double click on Login creates one session', async ({ page }) => {
  await signUp(page, 'Twofold')
  await signOut(page)
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await fillIn(page, { EMAIL: 'twofold@example.com', PASSWORD })
  await dialog(page).getByRole('button', { name: 'Login' }).dblclick()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Your account' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
})

test('the notice of an ended session takes one line and moves nothing', async ({ page }) => {
  for (const { width, height, lineHeight } of [
    { width: 1366, height: 768, lineHeight: 44 },
    { width: 390, height: 844, lineHeight: 40 },
    { width: 320, height: 640, lineHeight: 40 },
  ]) {
    await page.setViewportSize({ width, height })
    await openSave(page, { ...SAVES.attack, userID: 'gone' })
    const notice = page.getByRole('status').filter({ hasText: 'igned out.' }).locator('p')
    const console = page.getByRole('log', { name: 'Console' })
    const [line, close, before] = [
      await notice.boundingBox(),
      await page.getByRole('button', { name: 'Close' }).boundingBox(),
      await console.boundingBox(),
    ]
    expect(line?.height).toBe(lineHeight)
    expect((close?.x ?? width) + (close?.width ?? 0)).toBeLessThan(width)
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
    expect((line?.x ?? 0) + (line?.width ?? 0) <= (menu?.x ?? 0) || (line?.y ?? 0) > 44).toBe(true)
    await page.keyboard.press('Escape')
    await expect(notice).toBeHidden()
    expect(await console.boundingBox()).toEqual(before)
  }
})
